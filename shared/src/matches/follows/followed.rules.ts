import { addDays, beijingDate } from '../../lib'
import type { FollowedMatch } from '../../store'
import type { ListMatch } from '../sport'

/** Days that 关注 lists a followed match after its day. The follow itself stays. */
const DAYS_BACK = 7

/** The followed matches that 关注 lists on this Beijing day. */
export function listedFollows(follows: readonly FollowedMatch[], today: string): FollowedMatch[] {
  const first = addDays(today, -DAYS_BACK)
  const isListed = ({ kickoffAt }: FollowedMatch) =>
    kickoffAt === null || beijingDate(kickoffAt * 1000) >= first
  return follows.filter(isListed)
}

/** Followed matches whose kick-off in the list differs from the one in the follow. */
export function changedKickoffs(
  follows: readonly FollowedMatch[],
  matches: Readonly<Record<number, ListMatch>>,
): FollowedMatch[] {
  return follows.flatMap((follow) => {
    const { kickoffAt } = matches[follow.id] ?? follow
    return kickoffAt !== follow.kickoffAt ? [{ ...follow, kickoffAt }] : []
  })
}
