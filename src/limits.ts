/** Every limit of the service in one place. The name ends in the unit and the bound. */

/**
 * Requests per client in 60 s; each entry of a bulk, each message of MCP and each of the `texts` of an address counts as one.
 * A whole bulk fits into `data` six times. The bindings of wrangler.toml have the same numbers (the Worker cannot read them;
 * a test compares).
 */
export const rateLimits = {
  data: { binding: 'RATE_DATA', requestsMax: 600 },
  page: { binding: 'RATE_PAGE', requestsMax: 600 },
  dataset: { binding: 'RATE_DATASET', requestsMax: 120 },
  file: { binding: 'RATE_FILE', requestsMax: 30 },
  image: { binding: 'RATE_IMAGE', requestsMax: 60 },
  create: { binding: 'RATE_CREATE', requestsMax: 10 },
  report: { binding: 'RATE_REPORT', requestsMax: 10 },
  miss: { binding: 'RATE_MISS', requestsMax: 60 },
  speech: { binding: 'RATE_SPEECH', requestsMax: 6 },
  bulk: { binding: 'RATE_BULK', requestsMax: 12 },
} as const
export const ratePeriodSeconds = 60

export const bodyBytesMax = 16 * 1024
/** Parameters of a query, and properties of one object in a body. */
export const parametersMax = 100
/** Errors listed in one problem, and errors named in its sentence. */
export const errorsMax = 20
export const errorsNamedMax = 5
/** Size of any answer of 400 and above; the path that it repeats is cut. */
export const problemBytesMax = 16 * 1024
export const instanceCharsMax = 1024

// Bulk
export const bulkRequestsMax = 100
export const bulkQrsMax = 10
/** Characters of entries and results between two pauses for other requests: as many as seven short entries. */
export const bulkPauseChars = 3_000
export const bulkBodyBytesMax = 64 * 1024
/** Once earlier results are longer, an entry is not run. */
export const bulkResultsCharsMax = 500_000

// Model Context Protocol
export const mcpBodyBytesMax = 64 * 1024
/** Messages in one request (protocol 2025-03-26 allows batches), because pictures and the list of tools are expensive. */
export const mcpBatchMax = 10
export const mcpPictureSizePx = 512

// Address lookup
export const addressNameCharsMax = 100
export const searchLimitMax = 100
export const searchLimitDefault = 20
export const searchOffsetMax = 10_000
/** Names that are nearly the query, if none matches. */
export const fuzzyHitsMax = 100
export const addressTextCharsMax = 500
export const addressTextsMax = 100
/** 100 texts of 500 Thai letters, three bytes each. */
export const parseBodyBytesMax = 256 * 1024

// Thai text tools
export const digitsTextCharsMax = 5000
/** Text of every other tool. */
export const toolTextCharsMax = 500
export const amountCharsMax = 60
export const dateCharsMax = 100

// Payment QR
export const decodeBodyBytesMax = 64 * 1024
/** Real shop codes have about 300 characters; the largest symbol holds 4,296 capitals and digits. */
export const payloadCharsMax = 4096
export const paymentQrSizePx = { min: 128, max: 1024, default: 512 } as const

// Short links
export const destinationCharsMax = 4096
export const reportBodyBytesMax = 1024
export const reportsToClose = 3
export const interstitialHoursDefault = 24
export const shortLinkQrPx = 512
/** New links a day for the whole service; the setting LINKS_DAILY overrides it. */
export const linksDailyDefault = 50_000
/** On Cloudflare's free plan, whose objects write 100,000 rows a day: a creation costs four, opens use the rest. */
export const linksDailyDefaultFree = 10_000
/** Bytes of one D1 database: https://developers.cloudflare.com/d1/platform/limits/ (10 GB; free plan 500 MB). */
export const recordBytesDefault = 10_000_000_000
export const recordBytesDefaultFree = 500_000_000
/** The fraction of a database at which the log warns once a day that another one is needed. */
export const recordFillingShare = 0.8
/** The fraction at which new links are refused; the rest is for existing links. */
export const recordFullShare = 0.98
/** How long an open may wait for its turn and its answer. */
export const openWaitMsMax = 10_000
/** Pause before the codes of clients over their misses are looked up together. */
export const guessLookPauseMs = 250

// Speech. The setting SPEECH_MAX_CHARS may move the first limit up to the second.
export const speechTextCharsMax = 500
export const speechTextCharsHardMax = 1500
/** Characters of the reading, which is spoken and paid for. */
export const speechReadingCharsMax = 1500
export const speechDailyChars = 16_000
/** One client's share of them. */
export const speechClientDailyChars = 2000
export const speechDailyCharsHardMax = 1_000_000_000
export const speechTimeoutMs = 10_000
export const speechTimeoutMsMin = 1000
export const speechTimeoutMsMax = 60_000
export const speechRateMin = 0.5
export const speechRateMax = 2
export const speechAudioBytesMax = 4 * 1024 * 1024

// Holidays
export const holidayYearMin = 1900
export const holidayYearMax = 2199
export const businessDaysMax = 365
export const businessDaysDefault = 1

// General QR
export const qrBodyBytesMax = 256 * 1024
/** Digits at level L; other texts reach the symbol's capacity in bytes first. */
export const qrTextCharsMax = 7089
export const qrFieldCharsMax = 2953
export const qrSsidBytesMax = 32
export const qrSizePx = { min: 64, max: 2048, default: 512 } as const
export const qrDecoratedSizePxMax = 1024
export const qrMarginModules = { min: 0, max: 16, default: 4 } as const
export const qrCaptionCharsMax = 80
/** Real JPEGs have one scan, or about ten if progressive; each scan covers the whole picture. */
const logoScansMax = 32
export const qrLogo = { bytesMax: 64 * 1024, sideMax: 1024, scansMax: logoScansMax } as const
/** The copy inside links; with the longest text and caption a link stays below the platform's 16 KB. */
export const qrLinkLogo = { bytesMax: 6 * 1024, sideMax: 96, scansMax: logoScansMax } as const
