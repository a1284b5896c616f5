import { hashOf } from '../../random'
import { refereeOf, venueOf, weatherAt } from '../facts/match-facts'
import type { LiveTextBuilder } from './live-text-builder'
import {
  CAPTAINS,
  GROUND,
  MISSING,
  POSTPONED,
  SHEETS,
  WARM_UP,
  WEATHER,
} from './phrases/match-phases'

const MINUTE = 60

/** Adds the text before the kick-off: line-ups, missing players, ground and weather. */
export function addPreMatchText(builder: LiveTextBuilder, seed: string): void {
  const { match, timeline } = builder
  const { kickoffAt } = match.fixture
  const [home, away] = timeline.sheets
  const first = timeline.moments[0]
  if (timeline.periods.length === 0) {
    if (first) builder.addLine({ at: first.at, phrases: POSTPONED, type: 0, main: true })
    return
  }
  const at = (minutes: number) =>
    kickoffAt - minutes * MINUTE + (hashOf(`${match.fixture.key}/${minutes}`) % 40)
  builder.addLine({
    at: at(50),
    phrases: SHEETS,
    values: { f: home.formation, g: away.formation },
    type: 0,
  })
  const captain = (sheet: typeof home) =>
    sheet.starters.find(({ player }) => player.key === sheet.captainKey)?.player.shortZh ?? ''
  builder.addLine({
    at: at(48),
    phrases: CAPTAINS,
    values: { p: captain(home), q: captain(away) },
    type: 0,
  })
  for (const side of [0, 1] as const) {
    const [missing] = timeline.sheets[side].missing
    if (missing)
      builder.addLine({
        at: at(44 - 3 * side),
        phrases: MISSING,
        values: { p: missing.player.shortZh, n: missing.note },
        type: 0,
        side,
      })
  }
  builder.addLine({
    at: at(30),
    phrases: GROUND,
    values: { v: venueOf(seed, match), p: refereeOf(seed, match) },
    type: 0,
  })
  const { text, temperature, wind, humidity } = weatherAt(seed, match)
  builder.addLine({
    at: at(20),
    phrases: WEATHER,
    values: { w: text, n: temperature, m: wind, x: humidity },
    type: 0,
  })
  for (const minutes of [12, 6, 3]) builder.addLine({ at: at(minutes), phrases: WARM_UP, type: 0 })
}
