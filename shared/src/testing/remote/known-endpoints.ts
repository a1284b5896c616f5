import * as accounts from '../../contracts/accounts'
import * as app from '../../contracts/app'
import * as assistant from '../../contracts/assistant'
import * as basketball from '../../contracts/basketball'
import * as comments from '../../contracts/comments'
import * as community from '../../contracts/community'
import * as football from '../../contracts/football'
import * as friends from '../../contracts/friends'
import type { Endpoint } from '../../contracts/http'
import * as lottery from '../../contracts/lottery'
import * as messaging from '../../contracts/messaging'
import * as moderation from '../../contracts/moderation'
import * as news from '../../contracts/news'
import * as notices from '../../contracts/notices'
import * as odds from '../../contracts/odds'
import * as operate from '../../contracts/operate'
import * as personal from '../../contracts/personal'
import * as predictions from '../../contracts/predictions'
import * as profile from '../../contracts/profile'
import * as registry from '../../contracts/registry'
import * as relations from '../../contracts/relations'
import * as rooms from '../../contracts/rooms'
import * as security from '../../contracts/security'
import * as sockets from '../../contracts/sockets'
import * as tv from '../../contracts/tv'
import * as wallet from '../../contracts/wallet'

const DOMAINS = {
  accounts,
  app,
  assistant,
  basketball,
  comments,
  community,
  football,
  friends,
  lottery,
  messaging,
  moderation,
  news,
  notices,
  odds,
  operate,
  personal,
  predictions,
  profile,
  registry,
  relations,
  rooms,
  security,
  sockets,
  tv,
  wallet,
}

/** Names of the domains of the contracts that have endpoints. */
export const KNOWN_DOMAINS: readonly string[] = Object.keys(DOMAINS)

/** Every endpoint of the contracts. */
export const KNOWN_ENDPOINTS: readonly Endpoint[] = Object.values(DOMAINS).flatMap((domain) =>
  Object.values<unknown>(domain).filter(isEndpoint),
)

/** The endpoint that answers a request of the contracts. */
export function endpointOf(method: string, url: string): Endpoint | undefined {
  return KNOWN_ENDPOINTS.filter((endpoint) => endpoint.method === method)
    .filter(({ path }) => matcherOf(path).test(url))
    .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))[0]
}

function matcherOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}

function parametersIn(path: string): number {
  return path.split('/:').length
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'reply' in value
}
