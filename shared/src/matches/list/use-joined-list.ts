import { useRef } from 'react'
import { haveEqualParts, type JoinedList, joinedList } from './joined-list.rules'
import type { MatchList } from './match-list.rules'

/** The lists as one; null without any. A heartbeat of a feed gives the same object. */
export function useJoinedList(lists: readonly MatchList[]): JoinedList | null {
  const last = useRef<{ lists: readonly MatchList[]; joined: JoinedList }>(null)
  if (lists.length === 0) return null
  if (!last.current || !haveEqualParts(last.current.lists, lists))
    last.current = { lists, joined: joinedList(lists) }
  return last.current.joined
}
