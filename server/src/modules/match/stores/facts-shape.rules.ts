import type { FeedFacts, FeedIntelligence } from '../../../feeds/feed'
import { isMaybeSmall, isMaybeText, isText } from './detail-shape.rules'

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

/** The facts that can be kept; a field that cannot stays as it was. Names nobody knows are left out. */
export function soundFacts(facts: FeedFacts): { kept: FeedFacts; malformed: number } {
  if (typeof facts !== 'object' || facts === null) return { kept: {}, malformed: 1 }
  const said = (Object.keys(SHAPES) as (keyof FeedFacts)[]).filter(
    (name) => facts[name] !== undefined,
  )
  const sound = said.filter((name) => SHAPES[name](facts[name]))
  const kept: FeedFacts = Object.fromEntries(sound.map((name) => [name, facts[name]]))
  return { kept, malformed: said.length - sound.length }
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
