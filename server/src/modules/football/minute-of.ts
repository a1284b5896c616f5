import type { FootballMatch } from '@saidian/shared/contracts/football'
import { isInPlay, matchClockText } from '@saidian/shared/lib/football'
import type { Clock } from '../../platform/clock'
import { RequestError } from '../../platform/errors'
import type { MatchLists } from '../../sports/lists'

type Lists = Pick<MatchLists<FootballMatch>, 'match' | 'feed'>

/** Reads a minute such as 67' of a match in play; null outside of it, and without a feed. */
export function footballMinuteOf({ lists, clock }: { lists: Lists; clock: Clock }) {
  return async (matchId: number): Promise<string | null> => {
    try {
      const listed = await lists.match(matchId)
      if (!listed || !isInPlay(listed.match.s)) return null
      const feedClock = { feed: lists.feed(), clockOffsetMs: 0, delayMs: 0 }
      const text = matchClockText(listed.match, feedClock, clock.now())
      return /^\d/.test(text) ? `${text}'` : text
    } catch (error) {
      // A comment is worth more than its minute: lists that are not read yet answer busy.
      if (error instanceof RequestError) return null
      throw error
    }
  }
}
