import path from 'node:path'
import { DEVELOPMENT_PASSWORD_KEY } from '@saidian/shared/contracts/accounts'
import Type, { type Static } from 'typebox'
import { LLM_ENVIRONMENT, llmOf } from './llm-settings'
import { newsFeedsOf } from './news-feeds'
import { checkProduction, DEVELOPMENT_PASSWORD_IV } from './production.rules'
import { recordingSettings } from './recording-settings'
import {
  ConfigError,
  connections,
  count,
  flag,
  host,
  key16,
  number,
  port,
  readVariable,
  setting,
  store,
  text,
} from './variable'
import { feedOf } from './vendor-feed'

export { ConfigError } from './variable'
export type { VendorFeed } from './vendor-feed'

const ROLES = ['web', 'api', 'gateway', 'feed', 'media'] as const
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type Role = (typeof ROLES)[number]

const anyRole = ROLES.join('|')

const FEEDS = 'demo, none, nami, thesports or replay:<directory>'

const ENVIRONMENT = {
  PORT: port(8080),
  CHATGPT_PORT: port(9999),
  INTERNAL_PORT: port(9090),
  RTMP_PORT: port(1935),
  MEDIA_ORIGIN: text(
    '^$|^https?://[^\\s,]*\\{stream\\}[^\\s,]*(,https?://[^\\s,]*\\{stream\\}[^\\s,]*)*$',
    'addresses with {stream}, joined by commas',
    '',
  ),
  MEDIA_SCHEME: text('^(srs|tencent|alibaba)$', 'srs, tencent or alibaba', 'srs'),
  MEDIA_SECRET: text('^$|^\\S{6,500}$', 'at least 6 characters without spaces', ''),
  MEDIA_HOOK_SECRET: text('^$|^\\S{16,500}$', 'at least 16 characters without spaces', ''),
  MEDIA_PUBLISH_URL: text('^$|^rtmps?://[^\\s@]+$', 'a URL that begins with rtmp://', ''),
  DATABASE_URL: text('^$|^postgres(ql)?://', 'a URL that begins with postgres://', ''),
  NATS_URL: text('^$|^(nats|tls|ws|wss)://', 'a URL that begins with nats://', ''),
  ROLES: text(`^(${anyRole})(,(${anyRole}))*$`, `some of ${ROLES.join(',')}`, ROLES.join(',')),
  VAR_DIR: text('.', 'a directory', 'var'),
  FEED: text('^(demo|none|nami|thesports|replay:.+)$', FEEDS, 'demo'),
  FEED_SPEED: number(1, 120, 1),
  FEED_USER: text('^\\S{0,200}$', 'a name without spaces', ''),
  FEED_SECRET: text('^\\S{0,500}$', 'a secret without spaces', ''),
  FEED_URL: text(
    '^$|^https?://[^\\s@?#]+$',
    'a URL that begins with https://, without a query',
    '',
  ),
  FEED_PUSH_URL: text('^$|^wss?://[^\\s@]+$', 'a URL that begins with wss://', ''),
  FEED_REQUESTS_PER_DAY: setting(Type.Integer({ minimum: 0 }), 'a whole number', 0),
  DEMO_SEED: text('^.{1,64}$', 'up to 64 characters', 'saidian'),
  NEWS_FEEDS: text('', 'feeds', ''),
  ...LLM_ENVIRONMENT,
  KEEP_QUOTATIONS_DAYS: count(36_500, 3),
  KEEP_TEXT_DAYS: count(36_500, 7),
  KEEP_CORRECTIONS_DAYS: count(36_500, 30),
  KEEP_HISTORY_DAYS: count(36_500, 180),
  STORAGE_MAX_MB: count(100_000_000, 20_000),
  RECORDINGS_MAX_MB: count(100_000_000, 20_000),
  KEEP_RECORDINGS_DAYS: count(36_500, 30),
  SECOND_QUALITY: text('^(auto|off)$', 'auto or off', 'auto'),
  ANTI_INSPECT: flag(),
  ANALYTICS_URL: text('^$|^https?://[^/\\s;,]+', 'a URL that begins with https://', ''),
  ANDROID_APP_URL: store(),
  IOS_APP_URL: store(),
  MF_OVERRIDES: flag(),
  MAIN_HOST: host(),
  MESSAGE_HOST: host(),
  ROOM_HOST: host(),
  HTTPS: flag(),
  TRUST_PROXY: text('^[0-9a-fA-F.:/, ]*$', 'addresses of proxies, joined by commas', ''),
  ALLOWED_ORIGINS: text(
    '^$|^https?://[^/\\s;,]+(,https?://[^/\\s;,]+)*$',
    'origins joined by commas',
    '',
  ),
  MAX_CONNECTIONS: connections(),
  MAX_CONNECTIONS_PER_NETWORK: connections(),
  LOG_LEVEL: text(`^(${LEVELS.join('|')})$`, `one of ${LEVELS.join(', ')}`, 'info'),
  NODE_ENV: text('', 'text', ''),
  PASSWORD_KEY: key16(DEVELOPMENT_PASSWORD_KEY),
  PASSWORD_IV: key16(DEVELOPMENT_PASSWORD_IV),
  PASSWORD_PEPPER: text('^$|^.{32,512}$', 'at least 32 characters', ''),
  SMS_DEV: flag(),
  SMS_WEBHOOK_URL: text('^$|^https?://', 'a URL that begins with https://', ''),
  SMS_PER_HOUR: count(1_000_000, 2_000),
  SMS_PER_DAY: count(10_000_000, 20_000),
  SMS_WORK: count(100_000, 400),
  SMS_WEBHOOK_SECRET: text('^$|^.{16,512}$', 'at least 16 characters', ''),
}

type Variable = keyof typeof ENVIRONMENT
type Environment = { [Name in Variable]: Static<(typeof ENVIRONMENT)[Name]['schema']> }
const NAMES = Object.keys(ENVIRONMENT) as Variable[]
const SECRETS = new Set([
  'DATABASE_URL',
  'NATS_URL',
  'PASSWORD_KEY',
  'PASSWORD_IV',
  'PASSWORD_PEPPER',
  'SMS_WEBHOOK_SECRET',
  'MEDIA_SECRET',
  'MEDIA_HOOK_SECRET',
  'FEED_SECRET',
  // A wrong one may contain a key.
  'FEED_URL',
  'FEED_PUSH_URL',
  'LLM_API_KEY',
])

export type Config = ReturnType<typeof readConfig>

/**
 * Settings of one server process, from environment variables; an empty variable counts as absent.
 * Throws `ConfigError` with one line that names the variable and the problem.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const value = parse(env)
  checkTogether(value)
  return {
    ...{ port: value.PORT, chatGptPort: value.CHATGPT_PORT },
    /** Listens on 127.0.0.1 only: health, metrics and the registry's administration. */
    internalPort: value.INTERNAL_PORT,
    ...{ media: mediaOf(value), ...recordingSettings(value) },
    isProduction: value.NODE_ENV === 'production',
    /** Bytes of all stored objects, such as pictures of members. */
    storageMaxBytes: value.STORAGE_MAX_MB * 1_000_000,
    databaseUrl: value.DATABASE_URL || undefined,
    natsUrl: value.NATS_URL || undefined,
    roles: new Set(value.ROLES.split(',') as Role[]),
    varDir: path.resolve(value.VAR_DIR),
    feed: feedOf(value),
    feedSpeed: value.FEED_SPEED,
    ...{ llm: llmOf(value), demoSeed: value.DEMO_SEED, newsFeeds: newsFeedsOf(value.NEWS_FEEDS) },
    /**
     * Days after which data is removed: of a match counted from its kick-off, of a member's history
     * from the visit.
     */
    retention: {
      quotationDays: value.KEEP_QUOTATIONS_DAYS,
      textDays: value.KEEP_TEXT_DAYS,
      correctionDays: value.KEEP_CORRECTIONS_DAYS,
      historyDays: value.KEEP_HISTORY_DAYS,
    },
    antiInspect: value.ANTI_INSPECT,
    analyticsUrl: value.ANALYTICS_URL,
    /** Where Android and iOS install the app from; empty: from the page itself. */
    androidAppUrl: value.ANDROID_APP_URL,
    iosAppUrl: value.IOS_APP_URL,
    mfOverrides: value.MF_OVERRIDES,
    mainHost: value.MAIN_HOST,
    messageHost: value.MESSAGE_HOST,
    roomHost: value.ROOM_HOST,
    /** The product is reached over https: browsers get Strict-Transport-Security. */
    https: value.HTTPS,
    /** Addresses of proxies whose forwarded client address is trusted. */
    trustProxy: listOf(value.TRUST_PROXY),
    /**
     * Origins whose pages may open sockets, including the product's own; empty: any page of this
     * host.
     */
    allowedOrigins: listOf(value.ALLOWED_ORIGINS),
    /** 0 where the limit of open files decides. */
    maxConnections: { total: value.MAX_CONNECTIONS, perNetwork: value.MAX_CONNECTIONS_PER_NETWORK },
    logLevel: value.LOG_LEVEL,
    /**
     * AES key with which browsers encrypt passwords, and the iv for clients that request none; hex.
     */
    passwordKey: value.PASSWORD_KEY,
    passwordIv: value.PASSWORD_IV,
    /** Hashes of passwords are useless without it; empty: generated in `varDir/keys`. */
    passwordPepper: value.PASSWORD_PEPPER,
    sms: smsOf(value),
  }
}

function smsOf(value: Environment) {
  return {
    /** Answers contain the sent code: development only. */
    showsCode: value.SMS_DEV,
    webhook: value.SMS_WEBHOOK_URL
      ? { url: value.SMS_WEBHOOK_URL, secret: value.SMS_WEBHOOK_SECRET }
      : null,
    /** Maximum of codes sent to all phones together; limits the cost. */
    ceiling: { perHour: value.SMS_PER_HOUR, perDay: value.SMS_PER_DAY },
    /** Tries of the first proof of work, at most. */
    workTries: value.SMS_WORK,
  }
}

/** Where encoders publish and viewers play live streams. */
function mediaOf(value: Environment) {
  return {
    rtmpPort: value.RTMP_PORT,
    /** What anchors see in place of the port of this process; empty: that port. */
    publishUrl: value.MEDIA_PUBLISH_URL,
    /** Another server that plays the streams; null: this one does. */
    origin: value.MEDIA_ORIGIN
      ? {
          templates: listOf(value.MEDIA_ORIGIN),
          scheme: value.MEDIA_SCHEME as 'srs' | 'tencent' | 'alibaba',
          secret: value.MEDIA_SECRET,
          hookSecret: value.MEDIA_HOOK_SECRET,
        }
      : null,
  }
}

function parse(env: Record<string, string | undefined>): Environment {
  return Object.fromEntries(
    NAMES.map((name) => [
      name,
      readVariable({ name, ...ENVIRONMENT[name], isSecret: SECRETS.has(name) }, env[name]?.trim()),
    ]),
  ) as Environment
}

/** Checks variables that depend on each other. */
function checkTogether(value: Environment): void {
  if (value.SMS_WEBHOOK_URL && !value.SMS_WEBHOOK_SECRET)
    throw new ConfigError('SMS_WEBHOOK_SECRET must be set where SMS_WEBHOOK_URL is')
  checkMediaOrigin(value)
  checkVendor(value)
  if (value.NODE_ENV === 'production') checkProduction(value)
}

/** SRS asks the product; a CDN checks the signature with the secret. */
function checkMediaOrigin(value: Environment): void {
  if (!value.MEDIA_ORIGIN) return
  if (!value.MEDIA_HOOK_SECRET)
    throw new ConfigError('MEDIA_HOOK_SECRET must be set where MEDIA_ORIGIN is')
  if (value.MEDIA_SCHEME !== 'srs' && !value.MEDIA_SECRET)
    throw new ConfigError(`MEDIA_SECRET must be set where MEDIA_SCHEME is ${value.MEDIA_SCHEME}`)
}

/** A vendor's feed needs credentials. */
function checkVendor(value: Environment): void {
  const isVendor = value.FEED === 'nami' || value.FEED === 'thesports'
  if (!isVendor || !value.ROLES.split(',').includes('feed')) return
  for (const name of ['FEED_USER', 'FEED_SECRET'] as const)
    if (!value[name]) throw new ConfigError(`${name} must be set where FEED is ${value.FEED}`)
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
}
