import { viewOf } from '@saidian/shared/matches'
import { useMatchContext } from '../../match/match-context'
import { useMatchHeader } from '../../match/use-match-query'
import { useOnChange } from './use-on-change'

type Part = { isUninitialized: boolean; refetch: () => unknown }

/**
 * Reloads the parts when the match ends or its result is corrected. A component of its own that
 * renders nothing: the header changes often.
 */
export function RefetchOnResult({ parts }: { parts: readonly Part[] }): null {
  const { sport } = useMatchContext()
  const match = useMatchHeader().currentData?.shown.match
  // The version grows with each accepted change, so with each correction of the result.
  const result = match && (viewOf(sport).isOver(match) ? String(match.version) : '')
  useOnChange(result, () => {
    for (const { isUninitialized, refetch } of parts) if (!isUninitialized) void refetch()
  })
  return null
}
