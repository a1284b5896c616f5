import {
  type BodyOf,
  CODE,
  type Endpoint,
  type Envelope,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@saidian/shared/contracts/http'
import type { FastifyInstance } from 'fastify'
import { RequestError } from '../../../platform/errors'
import { ClosedToReader, type Market } from '../market/market'

type Given<E> = { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> }

/** Calls of the product's own contract. */
export type Product = {
  /** The reply; null when there is no such thing. Throws for every other error. */
  read: <E extends Endpoint>(endpoint: E, given?: Given<E>) => Promise<ReplyOf<E> | null>
}

/**
 * The product as a visitor sees it: what only one member may see never enters an answer. The calls
 * stay in this process, and are those of the pages: with their checks, caches and hidden sources.
 */
export function createProduct(app: Pick<FastifyInstance, 'inject'>): Product {
  return {
    async read(endpoint, given = {}) {
      const answer = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, given),
        ...(given.body !== undefined && { payload: given.body as object }),
      })
      const { code, data, reason, retryAfterMs } = answer.json() as Envelope<
        ReplyOf<typeof endpoint>
      >
      if (code === CODE.ok) return data
      if (reason !== undefined && MISSING.test(reason)) return null
      if (reason === 'server.busy')
        throw new RequestError(reason, { retryAfterMs: retryAfterMs ?? 2_000 })
      throw new Error(`${endpoint.path} answered ${reason ?? code}`)
    },
  }
}

/** The same for one reader: throws `ClosedToReader` for figures that they may not see. */
export function productFor(product: Product, market: Market): Product {
  if (market === 'open') return product
  return {
    read: async (endpoint, given) => {
      if (endpoint.market) throw new ClosedToReader(market)
      return product.read(endpoint, given)
    },
  }
}

const MISSING = /no_such|not_found|out_of_range|no_video/

function addressOf(endpoint: Endpoint, { params, query }: Given<Endpoint>): string {
  const path = Object.entries((params ?? {}) as Record<string, unknown>).reduce(
    (rest, [name, value]) => rest.replace(`:${name}`, encodeURIComponent(String(value))),
    endpoint.path,
  )
  const texts = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return texts.length > 0 ? `${path}?${new URLSearchParams(Object.fromEntries(texts))}` : path
}
