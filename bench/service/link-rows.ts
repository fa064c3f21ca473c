/** What one open or creation writes and calls; test/links/costs.slow.worker.test.ts counts the rows. */
export const counted = {
  /** A single open in its hour: 24 a day write these rows, including 4 records. */
  quietOpen: { workerRequests: 1, objectRequests: 1.17, objectRows: 1.17, databaseRows: 0.13 },
  /** One of ten opens that share one call to the object. */
  sharedOpen: { workerRequests: 1, objectRequests: 0.1, objectRows: 0.1, databaseRows: 0 },
  /** The object's row and alarm, the record with its indexes, the daily count. */
  creation: { workerRequests: 1, objectRequests: 2, objectRows: 4, databaseRows: 4 },
} as const
