import { BASKETBALL_INCIDENT, type BasketballMatch } from '../../contracts/basketball'
import type { ListIncident } from '../../contracts/matches'
import { minutesAndSeconds } from '../../lib'
import { basketballStatusText } from '../../lib/basketball'
import type { AlertText } from '../sport'

const { leadChange, tie, periodEnd, overtime, end } = BASKETBALL_INCIDENT
/** Those that say nothing of the moment: the list has the clock of the game. */
const WITH_CLOCK: readonly number[] = [leadChange, tie]
const ANNOUNCED: readonly number[] = [...WITH_CLOCK, periodEnd, overtime, end]

/** When and at which score a game turned; null for an incident that is not announced. */
export function alertOf({ type }: ListIncident, match: BasketballMatch): AlertText | null {
  if (!ANNOUNCED.includes(type)) return null
  const { s, clock, score } = match
  const status = basketballStatusText(s)
  const time =
    WITH_CLOCK.includes(type) && clock !== null ? `${status} ${minutesAndSeconds(clock)}` : status
  return { time, score: score ?? [0, 0] }
}
