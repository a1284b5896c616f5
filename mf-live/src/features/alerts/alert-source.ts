import type { MatchAlert } from '@saidian/shared/matches'
import type { MatchFilter } from '../../match/match-filter.rules'
import type { AlertView } from './alert-view'

/** The alerts of one sport. */
export type AlertSource = {
  view: AlertView
  /** Oldest first. Alerts of the first render are old and not announced. */
  alerts: readonly MatchAlert[]
  /** The filter of the lists; undefined shows every match. */
  filter: MatchFilter | undefined
}

/** Number of the newest alert; 0 without any. */
export function lastNumber({ alerts }: AlertSource): number {
  return alerts.at(-1)?.number ?? 0
}
