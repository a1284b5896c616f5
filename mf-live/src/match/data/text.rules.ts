import type { MatchIncident, TextLine } from '@saidian/shared/contracts/matches'
import type { LiveEvent } from '@saidian/shared/live'
import type { MatchText } from '../match-data'
import { type KeyedChanges, mergeKeyed } from './keyed.rules'
import { oldestOrder } from './oldest-order'

/** What an event of a match's topic says of incidents and text, in every sport. */
export type TextEvent = LiveEvent & {
  incidents?: KeyedChanges<MatchIncident>
  text?: KeyedChanges<TextLine>
}

/** The text without incidents and lines younger than `limit` (seconds); the same object if none. */
export function concealText<T extends MatchText>(text: T, limit: number): T {
  const isYoung = ({ at }: { at: number }) => at > limit
  if (!text.incidents.some(isYoung) && !text.textLive.some(isYoung)) return text
  return {
    ...text,
    incidents: text.incidents.filter((incident) => !isYoung(incident)),
    textLive: text.textLive.filter((line) => !isYoung(line)),
  }
}

/** The text with changed incidents and lines; the same object without any. */
export function withTextChanges<T extends MatchText>(
  text: T,
  { incidents, text: lines }: TextEvent,
): T {
  if (!incidents && !lines) return text
  return {
    ...text,
    incidents: incidents ? mergeKeyed(text.incidents, incidents) : text.incidents,
    textLive: lines ? mergeLines(text, lines) : text.textLive,
  }
}

/**
 * A line before the oldest loaded one is skipped: it arrives with the page of its time. Here it
 * would leave a gap above it.
 */
function mergeLines(text: MatchText, changes: KeyedChanges<TextLine>): TextLine[] {
  const oldest = text.hasMore ? oldestOrder(text) : null
  const put = oldest === null ? changes.put : changes.put.filter(({ order }) => order >= oldest)
  return newestFirst(mergeKeyed(text.textLive, { put, gone: changes.gone }))
}

function newestFirst(lines: TextLine[]): TextLine[] {
  return lines.sort((a, b) => b.order - a.order)
}
