declare module 'workerd' {
  /** A CommonJS package: the path of the binary stands under `default`. */
  const workerd: { readonly default: string }
  export default workerd
}
