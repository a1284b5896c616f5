import Type, { type Static } from 'typebox'
import { MemberId, Picture, PictureKey } from '../content'

/** Longest text, in characters as a reader counts them. */
export const MAX_MESSAGE = 5_000
/** A message can be recalled for this long. */
export const RECALL_MS = 2 * 60_000
export const MAX_VOICE_MS = 60_000

export const ConversationId = Type.String({ pattern: '^[1-9]\\d{0,17}$' })
/** Number of an entry in the log of its conversation: contiguous from 1. */
export const MessageSeq = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
/** UUID v7 made by the device; the same one sent again is stored once. */
export const ClientMsgId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
})
const Ms = Type.Integer({ minimum: 0, description: 'milliseconds since 1970, the server clock' })

/** What a card stands for. The reader loads its live state, such as a score, by `kind` and `id`. */
export const Card = Type.Object({
  kind: Type.Enum(['match', 'article', 'post', 'tip', 'room', 'member', 'group']),
  id: Type.String({ minLength: 1, maxLength: 40 }),
  /** Of a match. */
  sport: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  /** Shown while nothing is loaded, and where the subject is gone. */
  title: Type.String({ minLength: 1, maxLength: 80 }),
})
export type Card = Static<typeof Card>

const Text = Type.Object({
  kind: Type.Literal('text'),
  text: Type.String({ minLength: 1, maxLength: 20_000 }),
  /** Members of the group who are named with @ in the text. */
  mentions: Type.Optional(Type.Array(MemberId, { maxItems: 20, uniqueItems: true })),
  /** @所有人, by the owner and administrators of a group. */
  mentionsAll: Type.Optional(Type.Literal(true)),
})
const Voice = Type.Object({
  kind: Type.Literal('voice'),
  /** Of the sound that was uploaded before. */
  key: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  ms: Type.Integer({ minimum: 1, maximum: MAX_VOICE_MS }),
})
const CardBody = Type.Object({ kind: Type.Literal('card'), card: Card })

/** What a member can send. */
export const SentBody = Type.Union([
  Text,
  Type.Object({ kind: Type.Literal('picture'), key: PictureKey }),
  Voice,
  CardBody,
])
export type SentBody = Static<typeof SentBody>

/** Acts on a group that its log shows as a line of its own. */
export const GROUP_EVENTS = [
  'created',
  'joined',
  'invited',
  'left',
  'removed',
  'renamed',
  'notice',
  'role',
  'owner',
  'muted',
  'all_muted',
  'dissolved',
] as const

const RecalledBy = Type.Union([MemberId, Type.Literal('staff')])

/**
 * What an entry of the log says. `recall` takes back the message `seq`, whose body readers then get
 * as `recalled`; `event` is an act on the group. Both have their own number, so that a device that
 * has every number has everything. A message of one whom the reader does not see is `hidden`.
 */
export const EntryBody = Type.Union([
  Text,
  Type.Object({ kind: Type.Literal('picture'), picture: Picture }),
  Voice,
  CardBody,
  Type.Object({ kind: Type.Literal('hidden') }),
  /** `by`: who took it back, when it was not its sender. */
  Type.Object({ kind: Type.Literal('recalled'), by: Type.Optional(RecalledBy) }),
  Type.Object({
    kind: Type.Literal('recall'),
    seq: MessageSeq,
    /** The staff; a member is the sender of this entry. */
    by: Type.Optional(Type.Literal('staff')),
  }),
  Type.Object({
    kind: Type.Literal('event'),
    event: Type.Enum([...GROUP_EVENTS]),
    /** Whom it concerns. */
    members: Type.Array(MemberId, { maxItems: 500 }),
    /** The name, notice or role; minutes of `muted`, 0 at its end; 1 or 0 of `all_muted`. */
    value: Type.Optional(Type.String({ maxLength: 500 })),
  }),
])
export type EntryBody = Static<typeof EntryBody>

/** The message that another one answers. */
export const Quote = Type.Object({
  seq: MessageSeq,
  senderId: MemberId,
  /** Its first characters, or 图片, 语音 and the like. */
  excerpt: Type.String({ maxLength: 120 }),
  /** The reader does not see its sender: the excerpt is empty. */
  isHidden: Type.Optional(Type.Literal(true)),
})
export type Quote = Static<typeof Quote>

/** An entry of the log of a conversation. */
export const Entry = Type.Object({
  seq: MessageSeq,
  at: Ms,
  /** Who wrote or acted. */
  senderId: MemberId,
  /** Null for a recall, an act on the group and a hidden message. */
  clientMsgId: Type.Union([ClientMsgId, Type.Null()]),
  body: EntryBody,
  quote: Type.Optional(Quote),
})
export type Entry = Static<typeof Entry>
