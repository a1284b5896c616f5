import { revealsResult } from '@saidian/shared/lib'
import { useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import { spokenClock } from '../../../match/clock.rules'
import { rowSentence } from '../row.rules'
import { useBoardContext } from './board-context'
import type { MatchRowProps } from './match-row-props'

/** The row as one sentence for screen readers. It changes with the clock. `day` is empty today. */
export function useRowSentence(
  props: MatchRowProps,
  hidesScore: boolean,
  kickoff: string,
  day: string,
): string {
  const { match, league, home, away, isDelayed, showsCards, showsCorners, showsLottery } = props
  const { clock } = useBoardContext()
  const read = useCallback(
    (nowMs: number) => {
      const shownClock =
        hidesScore && revealsResult(match) ? '进行中' : spokenClock(match, clock(), nowMs)
      return rowSentence({
        match,
        league,
        home,
        away,
        kickoff,
        day,
        clock: isDelayed ? '' : shownClock,
        options: { showsCards, showsCorners, showsLottery, hidesScore },
      })
    },
    [
      match,
      league,
      home,
      away,
      kickoff,
      day,
      clock,
      isDelayed,
      showsCards,
      showsCorners,
      showsLottery,
      hidesScore,
    ],
  )
  return useTicking(read)
}
