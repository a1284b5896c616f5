/**
 * Paths, limits and codes of both sockets; `frames.ts` declares the frames. `docs/protocol.md`
 * describes them in prose.
 */

/** Version of the frame format; a server refuses another major with `CLOSE.unsupported`. */
export const PROTOCOL_VERSION = 1

export const LIVE_PATH = '/ws/live'
export const IM_PATH = '/ws/im'

/** Limits both ends keep to. */
export const LIMITS = {
  frameBytes: 16 * 1024,
  topicLength: 128,
  topicsPerSocket: 128,
  framesPerMinute: 300,
  sendBufferBytes: 1024 * 1024,
} as const

/** `"0"` is sent after this silence and answered by `"0"`; twice this silence is a dead peer. */
export const HEARTBEAT = { frame: '0', idleMs: 10_000, deadMs: 20_000 } as const

/** Code of the im login frame (product-spec 4). */
export const IM_LOGIN = 10014

/**
 * Codes by which the server ends the im socket: the token is unknown; reconnect after
 * `data.retryAfterMs`.
 */
export const IM_NO_TOKEN = 401
export const IM_LEAVE = 503

/**
 * Codes of the events of `user/{id}`, each with its `data`. Another device of the member changed
 * something of theirs (`PersonalChange`); a notice is new (`NoticeEvent`, under `noticeCode` of its
 * kind), or some are read
 * (`NoticesReadEvent`).
 */
export const IM_PERSONAL = 10060
export const IM_NOTICE = 10039
export const IM_NOTICES_READ = 10061
/** The member's side of a conversation changed on some device (`ConversationChange`). */
export const IM_CONVERSATION = 10062
/** Signals, without a number: an entry of a private conversation or a group (`NewEntrySignal`). */
export const IM_PRIVATE_ENTRY = 10000
export const IM_GROUP_ENTRY = 10001

/** Kinds of notices with a code of their own instead of `IM_NOTICE`; the data is the same. */
const NOTICE_CODES: Readonly<Record<string, number>> = {
  likes: 10022,
  replies: 10024,
  mentions: 10025,
  follows: 10027,
  friends: 10031,
  groups: 10035,
  rooms: 10036,
}

/** The code under which a notice of this kind is published. */
export function noticeCode(kind: string): number {
  return Object.hasOwn(NOTICE_CODES, kind) ? (NOTICE_CODES[kind] ?? IM_NOTICE) : IM_NOTICE
}

/** Whether the data of a code is a `NoticeEvent`. */
export function isNoticeCode(code: unknown): boolean {
  return code === IM_NOTICE || Object.values(NOTICE_CODES).some((known) => known === code)
}

/** What changed: read it again. `devices`: the member has logged in on another device. */
export type PersonalChange = {
  part:
    | 'info'
    | 'follows'
    | 'favourites'
    | 'history'
    | 'settings'
    | 'wallet'
    | 'devices'
    | 'friends'
}

/** 3000–3499 and 4000–4499: come again; 3500–3999 and 4500–4999: do not. */
export const CLOSE = {
  shutdown: 3001,
  slow: 3008,
  noPong: 3012,
  loginTimeout: 3013,
  noToken: 3500,
  malformed: 3501,
  tooManyFrames: 3502,
  tooManySockets: 3504,
  unsupported: 3505,
} as const

/** True for a close code after which the client must not come back by itself. */
export function isTerminalClose(code: number): boolean {
  return (code >= 3500 && code <= 3999) || (code >= 4500 && code <= 4999)
}
