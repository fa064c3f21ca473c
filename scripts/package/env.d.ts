/** The Worker's bindings that the contract modules use, for a program that runs in Node. */
type Env = Readonly<
  Record<
    `RATE_${'BULK' | 'CREATE' | 'DATA' | 'DATASET' | 'FILE' | 'IMAGE' | 'MISS' | 'PAGE' | 'REPORT' | 'SPEECH'}`,
    { limit: (options: { key: string }) => Promise<{ success: boolean }> }
  >
>
