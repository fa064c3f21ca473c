/** As much of the Worker's bindings as the modules of the contracts name, for a program that runs in Node. */
type Env = Readonly<
  Record<
    `RATE_${'BULK' | 'CREATE' | 'DATA' | 'DATASET' | 'FILE' | 'IMAGE' | 'MISS' | 'PAGE' | 'REPORT' | 'SPEECH'}`,
    { limit: (options: { key: string }) => Promise<{ success: boolean }> }
  >
>
