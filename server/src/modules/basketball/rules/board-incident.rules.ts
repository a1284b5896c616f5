import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import type { IncidentRules } from '../../../sports/sport'

const { periodEnd, overtime, leadChange, tie } = BASKETBALL_INCIDENT

/** Lists announce ends of periods, overtimes, and lead changes and ties of the last two minutes. */
const ANNOUNCED: ReadonlySet<number> = new Set([periodEnd, overtime, leadChange, tie])

export const basketballIncidents: IncidentRules = {
  isAnnounced: (type) => ANNOUNCED.has(type),
  // A period that ends is followed by a break: it may wait a second for the tick.
  isUrgent: (type) => ANNOUNCED.has(type) && type !== periodEnd,
}
