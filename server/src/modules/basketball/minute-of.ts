import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import { gameClockText, isInPlay } from '@saidian/shared/lib/basketball'
import type { Clock } from '../../platform/clock'
import { RequestError } from '../../platform/errors'
import type { MatchLists } from '../../sports/lists'

type Lists = Pick<MatchLists<BasketballMatch>, 'match' | 'feed'>

/**
 * Reads a clock such as 第三节 04:12 of a match in play; null outside of it, and while no feed is
 * known.
 */
export function basketballMinuteOf({ lists, clock }: { lists: Lists; clock: Clock }) {
  return async (matchId: number): Promise<string | null> => {
    try {
      const listed = await lists.match(matchId)
      if (!listed || !isInPlay(listed.match.s)) return null
      const feedClock = { feed: lists.feed(), clockOffsetMs: 0, delayMs: 0 }
      return gameClockText(listed.match, feedClock, clock.now())
    } catch (error) {
      // A comment is worth more than its minute: lists that are not read yet answer busy.
      if (error instanceof RequestError) return null
      throw error
    }
  }
}
