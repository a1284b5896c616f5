import path from 'node:path'
import Type, { type Static, type TProperties } from 'typebox'
import { Compile } from 'typebox/compile'

export const ROLES = ['web', 'api', 'gateway', 'feed', 'media'] as const
export type Role = (typeof ROLES)[number]

const port = (fallback: number) => Type.Integer({ minimum: 0, maximum: 65_535, default: fallback })
const flag = () => Type.Boolean({ default: false })
const host = () => Type.String({ pattern: '^$|^https?://[^/\\s]+$', default: '' })

const ENVIRONMENT = {
  PORT: port(8080),
  CHATGPT_PORT: port(9999),
  INTERNAL_PORT: port(9090),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  NATS_URL: Type.Optional(Type.String({ pattern: '^(nats|tls|ws|wss)://' })),
  ROLES: Type.String({ pattern: `^(${ROLES.join('|')})(,(${ROLES.join('|')}))*$`, default: ROLES.join(',') }),
  VAR_DIR: Type.String({ minLength: 1, default: 'var' }),
  FEED: Type.String({ pattern: '^(demo|none|replay:.+)$', default: 'demo' }),
  FEED_SPEED: Type.Number({ minimum: 1, maximum: 120, default: 1 }),
  DEMO_SEED: Type.String({ minLength: 1, maxLength: 64, default: 'saidian' }),
  ANTI_INSPECT: flag(),
  ANALYTICS_URL: Type.String({ pattern: '^$|^https?://', default: '' }),
  MF_OVERRIDES: flag(),
  MAIN_HOST: host(),
  MESSAGE_HOST: host(),
  ROOM_HOST: host(),
  HTTPS: flag(),
  TRUST_PROXY: Type.String({ default: '' }),
  ALLOWED_ORIGINS: Type.String({ default: '' }),
  LOG_LEVEL: Type.Union(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
  LLM_BASE_URL: Type.String({ pattern: '^$|^https?://', default: '' }),
  LLM_API_KEY: Type.String({ default: '' }),
  LLM_MODEL: Type.String({ default: '' }),
} satisfies TProperties

const Environment = Type.Object(ENVIRONMENT)
const environment = Compile(Environment)
const SECRETS = new Set(['LLM_API_KEY', 'DATABASE_URL', 'NATS_URL'])

export type Config = ReturnType<typeof readConfig>

/**
 * Settings of one server process, from environment variables; an empty variable counts as absent.
 * Throws `ConfigError` whose message is one line naming the variable and what is wrong with it.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const value = parse(env)
  return {
    port: value.PORT,
    chatGptPort: value.CHATGPT_PORT,
    /** Listens on 127.0.0.1 only: health, metrics and the registry's administration. */
    internalPort: value.INTERNAL_PORT,
    databaseUrl: value.DATABASE_URL,
    natsUrl: value.NATS_URL,
    roles: new Set(value.ROLES.split(',') as Role[]),
    varDir: path.resolve(value.VAR_DIR),
    feed: feedOf(value.FEED),
    feedSpeed: value.FEED_SPEED,
    demoSeed: value.DEMO_SEED,
    antiInspect: value.ANTI_INSPECT,
    analyticsUrl: value.ANALYTICS_URL,
    mfOverrides: value.MF_OVERRIDES,
    mainHost: value.MAIN_HOST,
    messageHost: value.MESSAGE_HOST,
    roomHost: value.ROOM_HOST,
    /** The product is reached over https: browsers are told to insist on it. */
    https: value.HTTPS,
    /** Addresses of proxies whose forwarded client address is believed. */
    trustProxy: listOf(value.TRUST_PROXY),
    /** Further origins that may open sockets; the page's own origin always may. */
    allowedOrigins: listOf(value.ALLOWED_ORIGINS),
    logLevel: value.LOG_LEVEL,
    llm: { baseUrl: value.LLM_BASE_URL, apiKey: value.LLM_API_KEY, model: value.LLM_MODEL },
  }
}

/** A setting that stops the start. */
export class ConfigError extends Error {}

function parse(env: Record<string, string | undefined>): Static<typeof Environment> {
  const values: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(ENVIRONMENT)) {
    const text = env[name]?.trim()
    const fallback: unknown = 'default' in schema ? schema.default : undefined
    const value = text ? converted(text, 'type' in schema ? schema.type : 'string') : fallback
    if (value !== undefined) values[name] = value
  }
  if (environment.Check(values)) return values
  throw new ConfigError(complaint(values, env))
}

function complaint(values: Record<string, unknown>, env: Record<string, string | undefined>): string {
  const error = environment.Errors(values)[0]
  const name = error?.instancePath.slice(1) ?? 'configuration'
  const given = SECRETS.has(name) ? 'the value given' : JSON.stringify(env[name])
  return `${name} is wrong: ${given} ${error?.message ?? 'is not accepted'}`
}

function converted(text: string, type: string): unknown {
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (type === 'boolean') return { true: true, 1: true, false: false, 0: false }[text] ?? text
  return text
}

function feedOf(text: string): 'demo' | 'none' | { replay: string } {
  if (text === 'demo' || text === 'none') return text
  return { replay: path.resolve(text.slice('replay:'.length)) }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
