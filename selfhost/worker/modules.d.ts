/** The table that selfhost/build.ts makes. */
declare module 'sala:assets' {
  const table: import('../asset-file.ts').AssetTable
  export default table
}
