/** Settings of the speech tool: its provider, voices, limits and secrets. */
export interface SpeechVars {
  SPEECH_PROVIDER?: string
  SPEECH_VOICE_FEMALE?: string
  SPEECH_VOICE_MALE?: string
  SPEECH_MAX_CHARS?: string
  SPEECH_DAILY_CHARS?: string
  SPEECH_CLIENT_DAILY_CHARS?: string
  SPEECH_TIMEOUT_MS?: string
  AZURE_SPEECH_KEY?: string
  AZURE_SPEECH_REGION?: string
  AZURE_SPEECH_ENDPOINT?: string
  GOOGLE_TTS_KEY?: string
  GOOGLE_TTS_ENDPOINT?: string
  OPENAI_SPEECH_URL?: string
  OPENAI_SPEECH_KEY?: string
  OPENAI_SPEECH_MODEL?: string
}

/** Settings of the short links, secrets among them. */
export interface LinkVars {
  INTERSTITIAL_HOURS?: string
  ALLOW_PRIVATE_TARGETS?: string
  LINKS_DAILY?: string
  RECORD_MAX_BYTES?: string
  /** Self-hosting only, where the databases are not bound individually. */
  RECORD_DATABASES?: string
  PLAN?: string
  LINKS_BASE_URL?: string
  BLOCKED_HOSTS?: string
  OWN_HOSTS?: string
  REPORTER_SECRET?: string
  REPORTER_SECRET_PREVIOUS?: string
  OPERATOR_SECRET?: string
  OPERATOR_SECRET_PREVIOUS?: string
}

/** The operator's settings, as vars or secrets; docs/settings.md lists their defaults. */
export interface Settings extends SpeechVars, LinkVars {
  BASE_URL?: string
  RATE_LIMITS?: string
  OPERATOR_CONTACT?: string
  HOLIDAYS_CHECKED?: string
}

/** The Hono environment of the whole app: bindings of wrangler.toml and the settings. */
export interface AppEnv {
  Bindings: Env & Settings
}
