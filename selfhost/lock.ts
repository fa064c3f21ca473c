import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes this process the only user of a data folder: two would each trust its own memory. The lock is SQLite's on a separate
 * file, so it ends with the process in any case.
 *
 * The folder is readable only by its owner, because it contains every destination.
 *
 * @returns false if another process holds the folder.
 */
export function lock(data: string): boolean {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  chmodSync(data, 0o700)
  const file = new DatabaseSync(join(data, 'lock.sqlite'))
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false
    throw error
  }
  held.push(file) // closing it, as the collector would, frees the lock
  return true
}

const held: DatabaseSync[] = []
