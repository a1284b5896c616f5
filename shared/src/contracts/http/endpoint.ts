import type { Static, TSchema } from 'typebox'

/**
 * Whether a call knows who asks. `none`: it does not, and its answer is the same for all callers.
 * `optional`: a visitor or a member. `required`: without a token it answers `auth.no_token`. A
 * token that is not valid gets `auth.no_token` from `optional` as well: a client that believes to
 * be logged in must learn that it is not.
 */
export type LoginNeed = 'none' | 'optional' | 'required'

/**
 * One call of the wire, declared once: the server registers its route from it, the client builds
 * its query from it.
 */
export type Endpoint<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
  Login extends LoginNeed = LoginNeed,
> = {
  method: 'GET' | 'POST'
  /** Path with `:name` parameters, as both Fastify and the client's `fillPath` read it. */
  path: string
  /** One sentence for the API document. */
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Schema of `data` inside the envelope; of a stream: of each event. */
  reply: Reply
  /** The answer is `text/event-stream` in place of an envelope; an error still is an envelope. */
  isStream?: true
  /** Who may call; `none` by default. */
  login?: Login
  /** A banned member (封禁) may call it too: it is about the ban, or about the account itself. */
  isOpenToBanned?: true
  /** Of an optional login: a banned member is rejected, where else they would be a visitor. */
  isClosedToBanned?: true
  /**
   * The device stores the last good answer for use without a network. Only for answers that are
   * the same for all users; also for a POST that reads a list, whose body is part of the question.
   */
  offline?: true
  /**
   * It is about figures of bookmakers or lotteries (a prediction has some beside). The assistant
   * does not read it for a minor, in teen mode or with 显示指数 off.
   */
  market?: true
}

/** Declares an endpoint and keeps its types. */
export function endpoint<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Reply extends TSchema,
  Login extends LoginNeed = 'none',
>(
  declaration: Endpoint<Params, Query, Body, Reply, Login>,
): Endpoint<Params, Query, Body, Reply, Login> {
  return declaration
}

export type ParamsOf<E> = E extends Endpoint<infer P, TSchema, TSchema, TSchema> ? Static<P> : never
export type QueryOf<E> = E extends Endpoint<TSchema, infer Q, TSchema, TSchema> ? Static<Q> : never
export type BodyOf<E> = E extends Endpoint<TSchema, TSchema, infer B, TSchema> ? Static<B> : never
export type ReplyOf<E> = E extends Endpoint<TSchema, TSchema, TSchema, infer R> ? Static<R> : never
