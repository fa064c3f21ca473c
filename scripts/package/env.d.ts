/** As much of the Worker's bindings as the modules of the contracts name, for a program that runs in Node. */
type Env = Readonly<
  Record<
    `RATE_${'BULK' | 'CREATE' | 'DATA' | 'FILE' | 'IMAGE' | 'MISS' | 'REPORT' | 'SPEECH'}`,
    { limit: (options: { key: string }) => Promise<{ success: boolean }> }
  >
>
