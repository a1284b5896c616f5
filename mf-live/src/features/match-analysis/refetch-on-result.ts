import { viewOf } from '@saidian/shared/matches'
import { useMatchContext } from '../../match/match-context'
import { useMatchHeader } from '../../match/use-match-query'
import { resultOf } from './form.rules'
import { useOnChange } from './use-on-change'

type Part = { isUninitialized: boolean; refetch: () => unknown }

/**
 * Reloads the parts when the match ends or its result is corrected. A component of its own that
 * renders nothing: the header changes often.
 */
export function RefetchOnResult({ parts }: { parts: readonly Part[] }): null {
  const { sport } = useMatchContext()
  const match = useMatchHeader().currentData?.shown.match
  useOnChange(match && resultOf(match, viewOf(sport).isOver(match)), () => {
    for (const { isUninitialized, refetch } of parts) if (!isUninitialized) void refetch()
  })
  return null
}
