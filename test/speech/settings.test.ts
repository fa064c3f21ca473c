import { describe, expect, it } from 'vitest'
import { speechHealth, speechSettings, type SpeechEnv } from '../../src/speech/settings.ts'

const AI = { run: () => Promise.reject(new Error('not called')) }
const noFetch = () => Promise.reject(new Error('not called'))
const azure = { SPEECH_PROVIDER: 'azure', AZURE_SPEECH_KEY: 'secret-key', AZURE_SPEECH_REGION: 'southeastasia' }

const openai = {
  SPEECH_PROVIDER: 'openai',
  OPENAI_SPEECH_URL: 'http://localhost:8880/v1/',
  OPENAI_SPEECH_MODEL: 'kokoro',
  SPEECH_VOICE_FEMALE: 'f',
  SPEECH_VOICE_MALE: 'm',
}

const cases: { name: string; env: SpeechEnv; provider: string; missing: string[] }[] = [
  { name: 'nothing set', env: {}, provider: 'none', missing: ['SPEECH_PROVIDER'] },
  { name: 'none', env: { SPEECH_PROVIDER: 'none' }, provider: 'none', missing: ['SPEECH_PROVIDER'] },
  { name: 'unknown provider', env: { SPEECH_PROVIDER: 'polly' }, provider: 'none', missing: ['SPEECH_PROVIDER'] },
  { name: 'azure', env: azure, provider: 'azure', missing: [] },
  {
    name: 'azure alone',
    env: { SPEECH_PROVIDER: 'azure' },
    provider: 'azure',
    missing: ['AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION'],
  },
  {
    name: 'azure, endpoint instead of region',
    env: { SPEECH_PROVIDER: 'azure', AZURE_SPEECH_KEY: 'secret-key', AZURE_SPEECH_ENDPOINT: 'https://x.example/tts/' },
    provider: 'azure',
    missing: [],
  },
  {
    name: 'azure, endpoint no URL',
    env: { ...azure, AZURE_SPEECH_ENDPOINT: 'x.example' },
    provider: 'azure',
    missing: ['AZURE_SPEECH_ENDPOINT'],
  },
  {
    name: 'azure, region as the portal shows it',
    env: { ...azure, AZURE_SPEECH_REGION: 'Southeast Asia' },
    provider: 'azure',
    missing: ['AZURE_SPEECH_REGION'],
  },
  {
    name: 'azure, region in capitals',
    env: { ...azure, AZURE_SPEECH_REGION: 'SoutheastAsia' },
    provider: 'azure',
    missing: [],
  },
  {
    name: 'azure, key with a line end',
    env: { ...azure, AZURE_SPEECH_KEY: 'secret-key\n' },
    provider: 'azure',
    missing: ['AZURE_SPEECH_KEY'],
  },
  { name: 'google alone', env: { SPEECH_PROVIDER: 'google' }, provider: 'google', missing: ['GOOGLE_TTS_KEY'] },
  { name: 'google', env: { SPEECH_PROVIDER: 'google', GOOGLE_TTS_KEY: 'k' }, provider: 'google', missing: [] },
  {
    name: 'google, endpoint no URL',
    env: { SPEECH_PROVIDER: 'google', GOOGLE_TTS_KEY: 'k', GOOGLE_TTS_ENDPOINT: 'ftp://x.example' },
    provider: 'google',
    missing: ['GOOGLE_TTS_ENDPOINT'],
  },
  {
    name: 'workers-ai without the binding',
    env: { SPEECH_PROVIDER: 'workers-ai' },
    provider: 'workers-ai',
    missing: ['AI'],
  },
  { name: 'workers-ai', env: { SPEECH_PROVIDER: 'workers-ai', AI }, provider: 'workers-ai', missing: [] },
  {
    name: 'openai alone',
    env: { SPEECH_PROVIDER: 'openai' },
    provider: 'openai',
    missing: ['OPENAI_SPEECH_URL', 'OPENAI_SPEECH_MODEL', 'SPEECH_VOICE_FEMALE', 'SPEECH_VOICE_MALE'],
  },
  { name: 'openai, a server without a key', env: openai, provider: 'openai', missing: [] },
  {
    name: 'openai, key with a line end',
    env: { ...openai, OPENAI_SPEECH_KEY: 'secret-key\n' },
    provider: 'openai',
    missing: ['OPENAI_SPEECH_KEY'],
  },
  {
    name: 'openai, one voice only',
    env: { ...openai, SPEECH_VOICE_MALE: '' },
    provider: 'openai',
    missing: ['SPEECH_VOICE_MALE'],
  },
  {
    name: 'openai, address no URL',
    env: { ...openai, OPENAI_SPEECH_URL: 'x.example/v1' },
    provider: 'openai',
    missing: ['OPENAI_SPEECH_URL'],
  },
  ...['SPEECH_MAX_CHARS', 'SPEECH_DAILY_CHARS', 'SPEECH_TIMEOUT_MS'].map((setting) => ({
    name: `${setting} is no number`,
    env: { ...azure, [setting]: '16,000' },
    provider: 'azure',
    missing: [setting],
  })),
  {
    name: 'more than 1500 characters',
    env: { ...azure, SPEECH_MAX_CHARS: '1501' },
    provider: 'azure',
    missing: ['SPEECH_MAX_CHARS'],
  },
  { name: 'no time', env: { ...azure, SPEECH_TIMEOUT_MS: '999' }, provider: 'azure', missing: ['SPEECH_TIMEOUT_MS'] },
]

describe('speech settings', () => {
  it.for(cases)('$name: $provider lacks $missing', ({ env, provider, missing }) => {
    expect(speechHealth(env)).toEqual({ provider, ready: missing.length === 0, missing })
    expect(speechSettings(env, noFetch).provider === undefined).toBe(missing.length > 0)
    expect(JSON.stringify(speechHealth(env))).not.toMatch(/secret-key|polly|x\.example|Southeast/)
  })

  it('has the documented defaults', () => {
    expect(speechSettings(azure, noFetch)).toMatchObject({ textCharsMax: 500, dailyChars: 16_000, timeoutMs: 10_000 })
  })

  it('takes the operator’s numbers', () => {
    const vars = { SPEECH_MAX_CHARS: '1500', SPEECH_DAILY_CHARS: '0', SPEECH_TIMEOUT_MS: '60000' }
    expect(speechSettings({ ...azure, ...vars }, noFetch)).toMatchObject({
      textCharsMax: 1500,
      dailyChars: 0,
      timeoutMs: 60_000,
    })
  })

  it.for([
    { env: azure, url: 'https://southeastasia.tts.speech.microsoft.com/cognitiveservices/v1' },
    {
      env: { ...azure, AZURE_SPEECH_ENDPOINT: 'https://x.example/tts/' },
      url: 'https://x.example/tts/cognitiveservices/v1',
    },
    {
      env: { SPEECH_PROVIDER: 'google', GOOGLE_TTS_KEY: 'k' },
      url: 'https://texttospeech.googleapis.com/v1/text:synthesize',
    },
    { env: openai, url: 'http://localhost:8880/v1/audio/speech' },
  ])('calls $url', async ({ env, url }) => {
    const urls: string[] = []
    const { provider } = speechSettings(env, (called) => {
      urls.push(called)
      return noFetch()
    })
    const request = { text: 'ก', voice: 'female', rate: 1, signal: AbortSignal.timeout(1000) } as const
    await expect(provider?.synthesize(request)).rejects.toThrow('unreachable')
    expect(urls).toEqual([url])
  })
})
