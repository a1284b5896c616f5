import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { isScoreHidden, useKnownMatch, viewOf } from '@saidian/shared/matches'
import { sportOf, useLiveClock } from '@saidian/shared/matches/summary'
import { useSetting } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'

export type RoomMatchState = {
  /** Null before the match, while it is concealed, and with 无剧透. */
  score: readonly [number, number] | null
  /** Minute or period; empty before the match. */
  clock: string
  facts: readonly string[]
  isInPlay: boolean
}

const NOTHING: RoomMatchState = { score: null, clock: '', facts: [], isInPlay: false }
/** A minute such as 67 or 45+, as opposed to 中场. */
const MINUTES = /^\d+\+?$/
const OPTIONS = { showsCards: false, showsCorners: true, showsLottery: false }

/**
 * How the match of a room stands, as the lists of matches show it: behind the picture of the page,
 * and without a score under 无剧透.
 */
export function useRoomMatch(match: MatchSummary | null): RoomMatchState {
  // The rules of a hook want a sport; the list of another one does not contain the match.
  const sport = (match && sportOf(match)) ?? 'football'
  const view = viewOf(sport)
  const known = useKnownMatch(sport, match?.id ?? 0)?.match
  const [noSpoiler] = useSetting('noSpoiler')
  const { clockOf } = useLiveClock()
  const clock = useTicking(
    useCallback(
      (nowMs: number) => {
        const feed = clockOf(sport)
        const text = feed && known ? view.lineClock(known, feed, nowMs) : ''
        return MINUTES.test(text) ? `${text}′` : text
      },
      [view, sport, known, clockOf],
    ),
  )
  if (!known || clockOf(sport) === null) return NOTHING
  const hidesScore = isScoreHidden(view, known, { noSpoiler, isRevealed: false })
  const facts = view.factsOf(known, { ...OPTIONS, hidesScore }).map(({ text }) => text)
  return {
    score: hidesScore ? null : view.scoreOf(known),
    clock,
    facts,
    isInPlay: view.isInPlay(known),
  }
}
