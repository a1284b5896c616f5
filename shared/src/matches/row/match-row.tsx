import { FullRow } from './full-row'
import { LineRow } from './line-row'
import type { FullRowProps, LineRowProps } from './row-props'

export type MatchRowProps =
  | ({ variant: 'full' } & FullRowProps)
  | ({ variant: 'line' } & LineRowProps)

/**
 * One match of a list, below a `RowContext`: the full row of a score list, or a line. It renders
 * only when its own match, goal or marks change.
 */
export function MatchRow(props: MatchRowProps) {
  return props.variant === 'full' ? <FullRow {...props} /> : <LineRow {...props} />
}
