import type { FriendCard } from '@saidian/shared/contracts/friends'
import { REQUEST_MS } from '../limits.rules'
import { STATE, type StoredRequest } from '../requests/stored-request'

export type State = FriendCard['state']

type Known = { isFriend: boolean; requests: readonly StoredRequest[]; nowMs: number }

/**
 * How two members stand, as the first one sees it. A request that was declined looks like one that
 * waits: only a yes is ever learned.
 */
export function stateBetween(
  [memberId, otherId]: readonly [string, string],
  { isFriend, requests, nowMs }: Known,
): State {
  if (memberId === otherId) return 'self'
  if (isFriend) return 'friend'
  const open = requests.filter(({ atMs }) => isOpen(atMs, nowMs))
  const isAsked = open.some(
    ({ from, to, state }) => from === otherId && to === memberId && state === STATE.waiting,
  )
  if (isAsked) return 'asked'
  const hasAsked = open.some(
    ({ from, to, state }) => from === memberId && to === otherId && state !== STATE.accepted,
  )
  return hasAsked ? 'requested' : 'none'
}

/** Whether a request of then can still be answered. */
export function isOpen(atMs: number, nowMs: number): boolean {
  return nowMs - atMs < REQUEST_MS
}
