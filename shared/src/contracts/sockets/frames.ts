import Type, { type Static } from 'typebox'
import { validatorOf } from '../validation'
import { LIMITS } from './protocol'

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const Epoch = Type.String({ minLength: 1, maxLength: 64 })

/** Words of letters, digits, `_` and `-` between slashes. */
export const TopicName = Type.String({
  maxLength: LIMITS.topicLength,
  pattern: '^[A-Za-z0-9_-]+(?:/[A-Za-z0-9_-]+)*$',
})
export const isTopicName = validatorOf(TopicName)

/**
 * Where a reader stands in a topic: `seq` counts events, `epoch` changes when the count restarts.
 */
export const Position = Type.Object({ epoch: Epoch, seq: Count })
export type Position = Static<typeof Position>
export const isPosition = validatorOf(Position)

/** What a client sends on the live socket. Unknown fields of any frame are ignored. */
export const ClientFrame = Type.Union([
  Type.Object({
    op: Type.Literal('sub'),
    topic: TopicName,
    since: Type.Optional(Type.Union([Position, Type.Null()])),
  }),
  Type.Object({ op: Type.Literal('unsub'), topic: TopicName }),
])
export type ClientFrame = Static<typeof ClientFrame>
export const isClientFrame = validatorOf(ClientFrame)

/** What a server sends on the live socket. */
export const ServerFrame = Type.Union([
  Type.Object({
    op: Type.Literal('event'),
    topic: TopicName,
    epoch: Epoch,
    seq: Count,
    data: Type.Optional(Type.Unknown()),
  }),
  /**
   * Answer to `sub`. `recovered`: every event after `since` follows; otherwise read the snapshot
   * again.
   */
  Type.Object({
    op: Type.Literal('subscribed'),
    topic: TopicName,
    epoch: Epoch,
    seq: Count,
    recovered: Type.Boolean(),
  }),
  /** Sent once to those who follow the topic now; neither numbered nor stored. */
  Type.Object({
    op: Type.Literal('signal'),
    topic: TopicName,
    data: Type.Optional(Type.Unknown()),
  }),
  Type.Object({
    op: Type.Literal('refused'),
    topic: Type.Optional(TopicName),
    reason: Type.String(),
    message: Type.String(),
  }),
  Type.Object({ op: Type.Literal('welcome'), v: Count, connection: Type.String() }),
  /** Sent before an orderly close: come back after `retryAfterMs`. */
  Type.Object({ op: Type.Literal('leave'), retryAfterMs: Count }),
])
export type ServerFrame = Static<typeof ServerFrame>
export const isServerFrame = validatorOf(ServerFrame)

/** Frame of the im socket, both ways (product-spec 3: code, data, accessToken). */
export const ImFrame = Type.Object({
  code: Count,
  data: Type.Optional(Type.Unknown()),
  accessToken: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
})
export type ImFrame = Static<typeof ImFrame>
export const isImFrame = validatorOf(ImFrame)
