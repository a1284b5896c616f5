import type { FeedFacts, FeedIntelligence } from '../../../../feeds/feed'
import { isMaybeSmall, isMaybeText, isText } from '../../../../sports/match'

const SHAPES: Record<keyof FeedFacts, (value: unknown) => boolean> = {
  weather: isMaybeSmall,
  temperature: isMaybeText,
  humidity: isMaybeText,
  pressure: isMaybeText,
  wind: isMaybeText,
  venue: isMaybeText,
  referee: isMaybeText,
  intelligence: isIntelligence,
  mlive: (value) => typeof value === 'boolean',
}
const SIDES: readonly (keyof FeedIntelligence)[] = [
  'goodHome',
  'badHome',
  'goodAway',
  'badAway',
  'neutral',
]

/** The valid facts. An invalid field is counted and left out, an unknown one only left out. */
export function validFacts(facts: FeedFacts): { valid: FeedFacts; malformed: number } {
  if (typeof facts !== 'object' || facts === null) return { valid: {}, malformed: 1 }
  const said = (Object.keys(SHAPES) as (keyof FeedFacts)[]).filter(
    (name) => facts[name] !== undefined,
  )
  const validNames = said.filter((name) => SHAPES[name](facts[name]))
  const valid: FeedFacts = Object.fromEntries(validNames.map((name) => [name, facts[name]]))
  return { valid, malformed: said.length - validNames.length }
}

function isIntelligence(value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const lists: Partial<Record<string, unknown>> = { ...value }
  return SIDES.every((side) => {
    const list = lists[side]
    return Array.isArray(list) && list.every(isText)
  })
}
