import type { MatchSummary } from '@saidian/shared/contracts/matches'
import type { RoomExtra } from '@saidian/shared/rooms'
import { useEffect, useRef, useState } from 'react'
import type { RoomMatchState } from './use-room-match'

const FOOTBALL = 1
const MAX_ROWS = 20

/**
 * A row in the conversation for each change of a football score that this page has shown. A basket
 * is not news: basketball has none.
 */
export function useGoalRows(
  match: MatchSummary | null,
  state: RoomMatchState,
): readonly RoomExtra[] {
  const [rows, setRows] = useState<readonly RoomExtra[]>([])
  const last = useRef<{ id: number; score: readonly [number, number] } | null>(null)
  const { score, clock } = state
  const text = score?.join('-')
  useEffect(() => {
    if (!match || match.sport !== FOOTBALL || !score) return
    const before = last.current
    last.current = { id: match.id, score }
    // The first score of a page is no goal.
    if (before?.id !== match.id || before.score.join('-') === text) return
    const row = rowOf(match, { before: before.score, score, clock })
    setRows((shown) => [...shown, row].slice(-MAX_ROWS))
  }, [match, score, text, clock])
  return rows
}

type Change = Record<'before' | 'score', readonly [number, number]> & { clock: string }

function rowOf({ home, away }: MatchSummary, { before, score, clock }: Change): RoomExtra {
  const atMs = Date.now()
  const isGoal = score[0] + score[1] > before[0] + before[1]
  const minute = clock ? `${clock} ` : ''
  const text = `${isGoal ? '进球！' : '比分更正：'}${minute}${home} ${score.join('-')} ${away}`
  return { kind: 'system', key: `goal-${atMs}-${score.join('-')}`, atMs, text }
}
