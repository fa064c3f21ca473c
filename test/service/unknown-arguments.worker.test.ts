import { expect, it } from 'vitest'
import { operationsOf } from '../../src/http/unmatched.ts'
import { app } from '../../src/app.ts'
import { unknownArguments } from '../../src/service/problems.ts'

it('a tool without arguments says so, in both languages', () => {
  const tool = operationsOf(app).find(({ contract }) => contract.isPure && !contract.path && !contract.query)
  expect(tool?.contract.name).toBeDefined()
  const errors = tool && unknownArguments(tool.contract, { text: 'ก', date: 'ข' })?.options.errors
  expect(errors?.map(({ parameter }) => parameter)).toEqual(['text', 'date'])
  expect(errors?.[0]).toMatchObject({
    parameter: 'text',
    message: 'is not an argument of this tool, which takes none',
    messageTh: 'ไม่ใช่อาร์กิวเมนต์ของเครื่องมือนี้ ซึ่งรับ อะไรไม่ได้เลย',
  })
})
