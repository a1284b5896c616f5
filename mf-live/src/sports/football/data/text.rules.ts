import type { MatchEvent, MatchText } from '@saidian/shared/contracts/football'
import type { MatchStatistic, TextLine } from '@saidian/shared/contracts/matches'
import type { LiveResource } from '@saidian/shared/live'
import { oldestOrder } from '../../../match/oldest-order'

type Keyed = { key: string; revision: number }

/** How timeline, text, statistics and momentum of a match are concealed and changed. */
export const textResource: LiveResource<MatchText> = {
  conceal: (text, limit) => {
    const isYoung = ({ at }: { at: number }) => at > limit
    if (!text.incidents.some(isYoung) && !text.textLive.some(isYoung)) return text
    return {
      ...text,
      incidents: text.incidents.filter((incident) => !isYoung(incident)),
      textLive: text.textLive.filter((line) => !isYoung(line)),
      // Their values before the delay are unknown.
      statistic: [],
      pies: [],
      trend: [],
    }
  },
  apply: (text, event) => {
    if (!changesText(event)) return text
    const statistic = event.statistic
      ? mergeStatistics(text.statistic, event.statistic)
      : text.statistic
    return {
      ...text,
      incidents: event.incidents ? mergeKeyed(text.incidents, event.incidents) : text.incidents,
      textLive: event.text ? mergeLines(text, event.text) : text.textLive,
      statistic,
      pies: event.statistic ? mergePies(text.pies, statistic) : text.pies,
      trend: event.trend ?? text.trend,
      environment: event.environment ?? text.environment,
    }
  },
}

function changesText(event: MatchEvent): boolean {
  const { incidents, text, statistic, trend, environment } = event
  return [incidents, text, statistic, trend, environment].some((part) => part !== undefined)
}

/** Inserts and removes by key; an older revision is ignored. */
function mergeKeyed<Item extends Keyed>(
  items: readonly Item[],
  { put, gone }: { put: readonly Item[]; gone: readonly string[] },
): Item[] {
  const known = new Map(items.map((item) => [item.key, item]))
  for (const item of put) {
    const old = known.get(item.key)
    if (!old || old.revision <= item.revision) known.set(item.key, item)
  }
  for (const key of gone) known.delete(key)
  return [...known.values()]
}

/**
 * A line before the oldest loaded one is skipped: it arrives with the page of its time. Here it
 * would leave a gap above it.
 */
function mergeLines(
  text: MatchText,
  changes: { put: readonly TextLine[]; gone: readonly string[] },
): TextLine[] {
  const oldest = text.hasMore ? oldestOrder(text) : null
  const put = oldest === null ? changes.put : changes.put.filter(({ order }) => order >= oldest)
  return newestFirst(mergeKeyed(text.textLive, { put, gone: changes.gone }))
}

function newestFirst(lines: TextLine[]): TextLine[] {
  return lines.sort((a, b) => b.order - a.order)
}

function mergeStatistics(
  known: readonly MatchStatistic[],
  changed: readonly MatchStatistic[],
): MatchStatistic[] {
  const name = ({ half, type }: MatchStatistic) => `${half} ${type}`
  return [...new Map([...known, ...changed].map((entry) => [name(entry), entry])).values()]
}

/** The pies are statistics of the whole match: the figures change, the captions stay. */
function mergePies(
  pies: MatchText['pies'],
  statistic: readonly MatchStatistic[],
): MatchText['pies'] {
  return pies.map((pie) => {
    const entry = statistic.find(({ half, type }) => half === 0 && type === pie.type)
    return entry ? { ...pie, arr: [entry.home, entry.away] } : pie
  })
}
