import path from 'node:path'
import type { Static } from 'typebox'
import { llmOf } from './llm-settings'
import { newsFeedsOf } from './news-feeds'
import { checkProduction } from './production.rules'
import { recordingSettings } from './recording-settings'
import { type Role, SECRETS, SETTINGS } from './settings'
import { ConfigError, readVariable } from './variable'
import { feedOf } from './vendor-feed'

type Variable = keyof typeof SETTINGS
type Environment = { [Name in Variable]: Static<(typeof SETTINGS)[Name]['schema']> }
const NAMES = Object.keys(SETTINGS) as Variable[]

export type Config = ReturnType<typeof readConfig>

/**
 * Settings of one server process, from environment variables; an empty variable counts as absent.
 * Throws `ConfigError` with one line that names the variable and the problem.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const value = parse(env)
  checkTogether(value)
  return {
    port: value.PORT,
    chatGptPort: value.CHATGPT_PORT,
    /** Listens on 127.0.0.1 only: health, metrics and the registry's administration. */
    internalPort: value.INTERNAL_PORT,
    media: mediaOf(value),
    ...recordingSettings(value),
    isProduction: value.NODE_ENV === 'production',
    /** Bytes of all stored objects, such as pictures of members. */
    storageMaxBytes: value.STORAGE_MAX_MB * 1_000_000,
    databaseUrl: value.DATABASE_URL || undefined,
    natsUrl: value.NATS_URL || undefined,
    roles: new Set(value.ROLES.split(',') as Role[]),
    varDir: path.resolve(value.VAR_DIR),
    feed: feedOf(value),
    feedSpeed: value.FEED_SPEED,
    llm: llmOf(value),
    demoSeed: value.DEMO_SEED,
    newsFeeds: newsFeedsOf(value.NEWS_FEEDS),
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
      readVariable({ name, ...SETTINGS[name], isSecret: SECRETS.has(name) }, env[name]?.trim()),
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
