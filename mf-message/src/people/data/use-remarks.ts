import { useMemo } from 'react'
import { useFriends } from './use-friends'

/** What the member calls friends (备注), by their ids; friends without a remark are left out. */
export function useRemarks(): ReadonlyMap<string, string> {
  const { friends } = useFriends()
  return useMemo(
    () => new Map(friends?.flatMap(({ id, remark }) => (remark ? [[id, remark]] : []))),
    [friends],
  )
}
