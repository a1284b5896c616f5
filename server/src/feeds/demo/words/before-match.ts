import { refereeOf, venueOf, weatherAt } from '../facts/match-facts'
import { hashOf } from '../world/random'
import { CAPTAINS, GROUND, MISSING, POSTPONED, SHEETS, WARM_UP, WEATHER } from './phrases/frame'
import type { Story } from './story'

const MINUTE = 60

/** Adds the text before the kick-off: line-ups, missing players, ground and weather. */
export function tellBefore(story: Story, seed: string): void {
  const { match, timeline } = story
  const { kickoffAt } = match.fixture
  const [home, away] = timeline.sheets
  const first = timeline.moments[0]
  if (timeline.periods.length === 0) {
    if (first) story.say({ at: first.at, phrases: POSTPONED, type: 0, main: true })
    return
  }
  const at = (minutes: number) =>
    kickoffAt - minutes * MINUTE + (hashOf(`${match.fixture.key}/${minutes}`) % 40)
  story.say({
    at: at(50),
    phrases: SHEETS,
    words: { f: home.formation, g: away.formation },
    type: 0,
  })
  const captain = (sheet: typeof home) =>
    sheet.starters.find(({ player }) => player.key === sheet.captainKey)?.player.shortZh ?? ''
  story.say({
    at: at(48),
    phrases: CAPTAINS,
    words: { p: captain(home), q: captain(away) },
    type: 0,
  })
  for (const side of [0, 1] as const) {
    const [missing] = timeline.sheets[side].missing
    if (missing)
      story.say({
        at: at(44 - 3 * side),
        phrases: MISSING,
        words: { p: missing.player.shortZh, n: missing.note },
        type: 0,
        side,
      })
  }
  story.say({
    at: at(30),
    phrases: GROUND,
    words: { v: venueOf(seed, match), p: refereeOf(seed, match) },
    type: 0,
  })
  const { text, temperature, wind, humidity } = weatherAt(seed, match)
  story.say({
    at: at(20),
    phrases: WEATHER,
    words: { w: text, n: temperature, m: wind, x: humidity },
    type: 0,
  })
  for (const minutes of [12, 6, 3]) story.say({ at: at(minutes), phrases: WARM_UP, type: 0 })
}
