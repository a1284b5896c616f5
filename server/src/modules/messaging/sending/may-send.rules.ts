import { RequestError } from '../../../platform/errors'
import type { Send } from './send'

/** What a sender may do in the conversation of a message. */
export type Standing = {
  role: number
  firstSeq: number
  hasLeft: boolean
  /** 禁言: in the group, or in all private messages. */
  isSilenced: boolean
  isAllMuted: boolean
  isDissolved: boolean
  joinedAtMs: number
  /** The other one of a private conversation; null in a group, or when their account is gone. */
  peerId: string | null
  isBlocked: boolean
  /** The other one of a private conversation has written in it. */
  hasAnswer: boolean
  /** How many messages the sender wrote in it while there is no answer, 3 at most. */
  unanswered: number
}

const DAY_MS = 86_400_000
/** Messages of a stranger before the other one answers. */
export const MAX_UNANSWERED = 3

/** Of a private conversation without an answer: whether the two are friends, or may write. */
export type Acquaintance = { isFriend: boolean; allowsStrangers: boolean }

export type Situation = {
  standing: Standing | undefined
  isGroup: boolean
  /** Undefined in a group, and where the other one has answered. */
  acquaintance: Acquaintance | undefined
  nowMs: number
}

/** Why a member may not send this message; null when they may. */
export function sendError(send: Send, situation: Situation): RequestError | null {
  const { standing, isGroup } = situation
  if (!standing) return new RequestError('message.no_such_conversation')
  return isGroup ? groupError(send, standing) : privateError(send, standing, situation)
}

function groupError({ body, hasContact }: Send, standing: Standing): RequestError | null {
  const { role, hasLeft, isDissolved, isSilenced, isAllMuted } = standing
  if (isDissolved) return new RequestError('group.no_such_group')
  if (hasLeft) return new RequestError('group.not_member')
  if (isSilenced) return new RequestError('group.muted')
  if (isAllMuted && role === 0) return new RequestError('group.all_muted')
  if (role > 0) return null
  if (body.kind === 'text' && body.mentionsAll) return new RequestError('group.not_manager')
  // Groups are no place for adverts; their managers announce links.
  return hasContact ? new RequestError('message.text_unfit', { field: 'body' }) : null
}

function privateError(
  { body, hasContact }: Send,
  { peerId, isBlocked, isSilenced, joinedAtMs, unanswered }: Standing,
  { acquaintance, nowMs }: Situation,
): RequestError | null {
  if (isSilenced) return new RequestError('account.muted')
  if (peerId === null) return new RequestError('profile.no_such_member')
  if (isBlocked) return new RequestError('relation.blocked')
  if (!acquaintance || acquaintance.isFriend) return null
  if (!acquaintance.allowsStrangers || unanswered >= MAX_UNANSWERED)
    return new RequestError('message.not_friends')
  if (nowMs - joinedAtMs < DAY_MS) return new RequestError('message.young_account')
  if (body.kind !== 'text') return new RequestError('message.not_friends')
  return hasContact ? new RequestError('message.text_unfit', { field: 'body' }) : null
}
