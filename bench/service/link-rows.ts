/** What one open or creation writes and calls; test/links/costs.slow.worker.test.ts counts the rows. */
export const counted = {
  /** An open alone in its hour: 24 of a day write these rows with 4 records among them. */
  quietOpen: { workerRequests: 1, objectRequests: 1.17, objectRows: 1.17, databaseRows: 0.13 },
  /** One of ten opens that share a call to the object. */
  sharedOpen: { workerRequests: 1, objectRequests: 0.1, objectRows: 0.1, databaseRows: 0 },
  /** The object's row and alarm, the record with its indexes, the number of the day. */
  creation: { workerRequests: 1, objectRequests: 2, objectRows: 4, databaseRows: 4 },
} as const
