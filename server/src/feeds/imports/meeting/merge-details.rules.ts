import type { FeedIncident, FeedStatistic } from '../../feed'
import type { KnownIncident, KnownStatistic } from './known-match'
import { standingOf } from './sources.rules'

/** Incidents are told class by class, so that two files with the same goals do not count them twice. */
const CLASSES = [
  [1, 8, 17],
  [29, 30],
  [3, 4, 15],
]
const FIELDS = ['type', 'side', 'minute', 'addedMinute', 'player', 'otherPlayer'] as const

export type NewIncidents = { incidents: FeedIncident[]; withdrawn: string[] }

/**
 * What `source` adds to the incidents of a match. Of each class one source tells all: the one of highest standing that
 * knows any. What it no longer tells is taken back.
 */
export function mergeIncidents(
  known: readonly KnownIncident[],
  told: readonly FeedIncident[],
  source: string,
): NewIncidents {
  const standing = known.filter(({ withdrawn }) => !withdrawn)
  const mine = standingOf(source)
  const isMine = (one: KnownIncident) => one.source === source
  const betterClasses = classesOf(standing.filter((one) => standingOf(one.source) > mine))
  const heard = told.filter(({ type }) => !betterClasses.has(classOf(type)))
  const heardClasses = classesOf(heard)
  const heardKeys = new Set(heard.map(({ key }) => key))
  const byKey = new Map(standing.map((one) => [one.key, one]))
  return {
    incidents: heard.filter((one) => {
      const before = byKey.get(one.key)
      return before === undefined || !isMine(before) || isOther(before, one)
    }),
    withdrawn: standing
      .filter((one) => !heardKeys.has(one.key))
      .filter((one) => isMine(one) || heardClasses.has(classOf(one.type)))
      .map(({ key }) => key),
  }
}

/** Statistics of `told` that are new, from a better source than the known ones, or others than `source` said before. */
export function mergeStatistics(
  known: readonly KnownStatistic[],
  told: readonly FeedStatistic[],
  source: string,
): FeedStatistic[] {
  const byKind = new Map(known.map((one) => [`${one.half} ${one.type}`, one]))
  return told.filter((one) => {
    const before = byKind.get(`${one.half} ${one.type}`)
    if (before === undefined) return true
    if (before.source !== source) return standingOf(before.source) < standingOf(source)
    return before.home !== one.home || before.away !== one.away
  })
}

function classOf(type: number): number {
  return CLASSES.find((types) => types.includes(type))?.[0] ?? type
}

function classesOf(incidents: readonly { type: number }[]): Set<number> {
  return new Set(incidents.map(({ type }) => classOf(type)))
}

function isOther(known: KnownIncident, told: FeedIncident): boolean {
  return FIELDS.some((name) => known[name] !== told[name]) || String(known.score) !== String(told.score)
}
