import Type, { type Static } from 'typebox'
import { endpoint, FIELD_PATTERNS, TEXT_RULES, textFault } from '../http'

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybeSeconds = Type.Union([Seconds, Type.Null()])

/** Where a new portrait stands: until it is reviewed others see the old one. */
export const PORTRAIT_AUDIT = { none: 0, waiting: 1, passed: 2, rejected: 3 } as const

/** The largest picture that may be sent: bytes of the file, pixels of the picture. */
export const PICTURE_RULE = { bytes: 5 * 1024 * 1024, pixels: 25_000_000 } as const

/** The member, as the member alone may see it. */
export const UserInfo = Type.Object({
  id: Type.String({ description: 'the number people can log in with' }),
  nickName: Type.String(),
  portrait: Type.String({ description: 'address of the picture; empty without one' }),
  portraitNew: Type.String({
    description: 'the picture that waits for its audit; empty without one',
  }),
  portraitAudit: Type.Integer({ description: 'PORTRAIT_AUDIT' }),
  portraitReason: Type.String({ description: 'why it was rejected; empty without a reason' }),
  nickNameNew: Type.String({ description: 'the name that waits or was rejected; else empty' }),
  nickNameAudit: Type.Integer({ description: 'PORTRAIT_AUDIT: none, waiting or rejected' }),
  nickNameReason: Type.String({ description: 'why it was rejected; empty without a reason' }),
  phone: Type.String({ description: 'masked, 138****8000' }),
  level: Type.Integer({ minimum: 1 }),
  /** Points of this level and how many the next one needs. */
  levelProgress: Type.Tuple([Type.Integer(), Type.Integer()]),
  coins: Type.Integer(),
  counts: Type.Object({
    follows: Type.Integer(),
    favourites: Type.Integer(),
    history: Type.Integer(),
  }),
  isBanned: Type.Boolean({ description: '封禁: reads as a visitor, and may appeal' }),
  hasPassword: Type.Boolean(),
  isVerified: Type.Boolean({ description: 'real name given' }),
  isMinor: Type.Boolean({ description: 'teen mode can not be switched off' }),
  joinedAt: Seconds,
  deletingAt: Type.Union([Seconds, Type.Null()], {
    description: 'when the account goes, if that was asked for',
  }),
})
export type UserInfo = Static<typeof UserInfo>

/** The public home of a member, and whether they follow the caller. */
export const AuthorHome = Type.Object({
  id: Type.String(),
  nickName: Type.String(),
  portrait: Type.String(),
  level: Type.Integer(),
  joinedAt: Seconds,
  followsCaller: Type.Boolean({ description: 'the member follows the caller' }),
  isBlocked: Type.Boolean({ description: 'the caller blocks the member' }),
})
export type AuthorHome = Static<typeof AuthorHome>

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/user/center/info',
  summary: 'The member who calls',
  login: 'required',
  isOpenToBanned: true,
  reply: UserInfo,
})

export const getAuthorHome = endpoint({
  method: 'GET',
  path: '/user/author/home',
  summary: 'What everybody may see of a member, and whether they follow the caller',
  login: 'optional',
  query: Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) }),
  reply: AuthorHome,
})

export const changeNickname = endpoint({
  method: 'POST',
  path: '/user/center/nickname',
  summary: 'Changes the nickname, or has it reviewed; it comes back as it is stored',
  login: 'required',
  body: Type.Object({ nickName: Type.String({ maxLength: 200 }) }),
  reply: Type.Object({
    nickName: Type.String(),
    isWaiting: Type.Boolean({ description: 'the new one is reviewed first' }),
  }),
})

/**
 * The body is multipart with one file `portrait`; the picture is decoded and encoded again, square
 * and without EXIF.
 */
export const uploadPortrait = endpoint({
  method: 'POST',
  path: '/user/center/portrait',
  summary: 'A new portrait; others see it once it has passed its audit',
  login: 'required',
  reply: Type.Object({ portraitNew: Type.String(), portraitAudit: Type.Integer() }),
})

export const RealName = Type.Object({
  isVerified: Type.Boolean(),
  name: Type.String({ description: 'masked, 张*三' }),
  idNumber: Type.String({ description: 'masked, 1101**********1234' }),
  verifiedAt: MaybeSeconds,
  isMinor: Type.Boolean(),
})
export type RealName = Static<typeof RealName>

export const getRealName = endpoint({
  method: 'GET',
  path: '/user/real/name',
  summary: 'The real name, masked',
  login: 'required',
  reply: RealName,
})

export const submitRealName = endpoint({
  method: 'POST',
  path: '/user/real/name',
  summary: 'Gives the real name, once; whoever is under 18 gets teen mode',
  login: 'required',
  body: Type.Object({
    name: Type.Refine(
      Type.String({ minLength: TEXT_RULES.realName.min, maxLength: 1_000 }),
      (text) => textFault(TEXT_RULES.realName, text) === null,
    ),
    idNumber: Type.String({ pattern: FIELD_PATTERNS.idNumber }),
  }),
  reply: RealName,
})

export const FEEDBACK_KINDS = ['bug', 'data', 'account', 'idea', 'complaint', 'other'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** A picture of a feedback: sent first, named in the feedback by its key. */
export const uploadFeedbackPicture = endpoint({
  method: 'POST',
  path: '/inform/feedback/picture',
  summary: 'A picture for a feedback, multipart with one file `picture`; only the staff sees it',
  login: 'required',
  reply: Type.Object({ key: Type.String() }),
})

export const addFeedback = endpoint({
  method: 'POST',
  path: '/inform/feedback/add',
  summary: 'Tells us something; `requestKey` makes a resend harmless',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({
    requestKey: Type.String({ pattern: '^[\\w-]{16,64}$' }),
    kind: Type.Enum(FEEDBACK_KINDS),
    content: Type.Refine(
      Type.String({ minLength: TEXT_RULES.feedback.min, maxLength: 20_000 }),
      (text) => textFault(TEXT_RULES.feedback, text) === null,
    ),
    contact: Type.Refine(
      Type.String({ maxLength: 2_000 }),
      (text) => textFault(TEXT_RULES.contact, text) === null,
    ),
    pictures: Type.Array(Type.String({ pattern: '^[\\w-]{16,64}$' }), { maxItems: 4 }),
  }),
  reply: Type.Object({ number: Type.String({ description: 'what to name when asking about it' }) }),
})

const PictureKey = Type.String({ pattern: '^[0-9a-f]{32}$' })

/**
 * Audit of portraits, on the internal port only; the pictures themselves at
 * `/profile/portraits/<key>-256.webp`.
 */
export const portraitAudit = {
  list: endpoint({
    method: 'GET',
    path: '/profile/portraits',
    summary: 'Portraits that wait for their audit, the oldest first',
    reply: Type.Object({
      portraits: Type.Array(
        Type.Object({
          memberId: Type.String(),
          nickName: Type.String(),
          key: Type.String(),
          at: Seconds,
        }),
      ),
    }),
  }),
  pass: endpoint({
    method: 'POST',
    path: '/profile/portraits/pass',
    summary: 'Shows a portrait to everybody',
    body: Type.Object({ key: PictureKey }),
    reply: Type.Null(),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/profile/portraits/refuse',
    summary: 'Refuses a portrait; the member keeps the one before',
    body: Type.Object({ key: PictureKey }),
    reply: Type.Null(),
  }),
} as const

/** On the internal port only; the pictures at `/profile/feedbacks/pictures/<key>`. */
export const listFeedbacks = endpoint({
  method: 'GET',
  path: '/profile/feedbacks',
  summary: 'Feedback of members, newest first; ask on with `before`',
  query: Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,18}$' })) }),
  reply: Type.Object({
    feedbacks: Type.Array(
      Type.Object({
        number: Type.String(),
        memberId: Type.String(),
        kind: Type.Enum(FEEDBACK_KINDS),
        content: Type.String(),
        contact: Type.String(),
        at: Seconds,
        pictures: Type.Array(Type.String()),
        flags: Type.Array(Type.String(), { description: 'what the text filter lists in it' }),
      }),
    ),
  }),
})
