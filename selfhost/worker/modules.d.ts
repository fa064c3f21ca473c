/** The table from selfhost/build.ts. */
declare module 'sala:assets' {
  const table: import('../asset-file.ts').AssetTable
  export default table
}
