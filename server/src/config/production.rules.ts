import { DEVELOPMENT_PASSWORD_KEY } from '@saidian/shared/contracts/accounts'
import { ConfigError } from './variable'

/** As public as the development key: production rejects both. */
export const DEVELOPMENT_PASSWORD_IV = '7361696469616e2d6465762d69762121'

/** Names of members and their tokens may stand in lines of these levels. */
const TALKATIVE = ['trace', 'debug']
/** A proxy stands in a network of at least this prefix; in a wider one stand visitors. */
const MIN_PREFIX = { ipv4: 8, ipv6: 16 }
/** Roles that browsers connect to. */
const REACHED = ['web', 'api', 'gateway']

type Settings = Readonly<
  Record<
    | 'ALLOWED_ORIGINS'
    | 'FEED'
    | 'FEED_PUSH_URL'
    | 'FEED_URL'
    | 'LOG_LEVEL'
    | 'MAIN_HOST'
    | 'MESSAGE_HOST'
    | 'NEWS_FEEDS'
    | 'PASSWORD_IV'
    | 'PASSWORD_KEY'
    | 'ROLES'
    | 'ROOM_HOST'
    | 'SMS_WEBHOOK_URL'
    | 'TRUST_PROXY',
    string
  > &
    Record<'HTTPS' | 'MF_OVERRIDES' | 'SMS_DEV', boolean>
>

/** Rejects settings of development. Throws `ConfigError`. */
export function checkProduction(value: Settings): void {
  if (value.PASSWORD_KEY === DEVELOPMENT_PASSWORD_KEY)
    throw new ConfigError('PASSWORD_KEY must be set in production: its default is public')
  if (value.PASSWORD_IV === DEVELOPMENT_PASSWORD_IV)
    throw new ConfigError('PASSWORD_IV must be set in production: its default is public')
  if (value.SMS_DEV)
    throw new ConfigError('SMS_DEV must not be set in production: replies would contain the codes')
  if (value.MF_OVERRIDES)
    throw new ConfigError(
      'MF_OVERRIDES must not be set in production: links could load foreign code',
    )
  if (TALKATIVE.includes(value.LOG_LEVEL))
    throw new ConfigError(`LOG_LEVEL must not be ${value.LOG_LEVEL} in production: it logs secrets`)
  const roles = value.ROLES.split(',')
  if (REACHED.some((role) => roles.includes(role))) checkReached(value)
  checkSources(value, roles)
  if (!value.SMS_WEBHOOK_URL && roles.includes('api'))
    throw new ConfigError(
      'SMS_WEBHOOK_URL must be set in production: codes would stand in the log alone',
    )
}

/** Rejects settings that would admit another site or believe a visitor's own address. */
function checkReached(value: Settings): void {
  if (!value.ALLOWED_ORIGINS)
    throw new ConfigError('ALLOWED_ORIGINS must name the origins of the product in production')
  if (!value.HTTPS)
    throw new ConfigError('HTTPS must be set in production: cookies would travel unencrypted')
  const plain = [value.ALLOWED_ORIGINS, value.MAIN_HOST, value.MESSAGE_HOST, value.ROOM_HOST]
  if (plain.some((origins) => /(^|,)http:/.test(origins)))
    throw new ConfigError('ALLOWED_ORIGINS and hosts must be https:// where HTTPS is set')
  const wide = value.TRUST_PROXY.split(',').find(isWide)
  if (wide !== undefined)
    throw new ConfigError(
      `TRUST_PROXY must name proxies in production: ${wide.trim()} holds visitors too`,
    )
}

function isWide(network: string): boolean {
  const [address = '', prefix] = network.trim().split('/')
  if (prefix === undefined) return false
  return Number(prefix) < (address.includes(':') ? MIN_PREFIX.ipv6 : MIN_PREFIX.ipv4)
}

/** Rejects addresses to which secrets, or from which data would travel unencrypted. */
function checkSources(value: Settings, roles: readonly string[]): void {
  if (value.SMS_WEBHOOK_URL && !value.SMS_WEBHOOK_URL.startsWith('https://'))
    throw new ConfigError(
      'SMS_WEBHOOK_URL must begin with https:// in production: codes travel to it',
    )
  if (!roles.includes('feed')) return
  if (/=http:/.test(value.NEWS_FEEDS))
    throw new ConfigError('NEWS_FEEDS must begin with https:// in production: others could write')
  if (value.FEED_URL && !value.FEED_URL.startsWith('https://'))
    throw new ConfigError(
      'FEED_URL must begin with https:// in production: the secret travels to it',
    )
  if (value.FEED_PUSH_URL && !value.FEED_PUSH_URL.startsWith('wss://'))
    throw new ConfigError(
      'FEED_PUSH_URL must begin with wss:// in production: the secret travels to it',
    )
}
