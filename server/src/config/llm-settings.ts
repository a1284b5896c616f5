import { ConfigError } from './variable'

type Given = { LLM_BASE_URL: string; LLM_API_KEY: string; LLM_MODEL: string; NODE_ENV: string }

/** Null without an endpoint: the built-in assistant answers. */
export function llmOf({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, NODE_ENV }: Given) {
  if (!LLM_BASE_URL) return null
  if (!LLM_MODEL) throw new ConfigError('LLM_MODEL must be set where LLM_BASE_URL is')
  const isOpen = LLM_API_KEY !== '' && !LLM_BASE_URL.startsWith('https://')
  if (NODE_ENV === 'production' && isOpen)
    throw new ConfigError(
      'LLM_BASE_URL must begin with https:// in production: the key travels to it',
    )
  return { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL }
}
