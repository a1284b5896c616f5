import type { MatchCoverage, TextLine } from '@saidian/shared/contracts/matches'
import type { Sport } from '../sport'
import type { FactSelection, PageFacts } from './read/facts.repository'
import type { OriginTable } from './read/origins.repository'
import type { StoredLine } from './read/text.repository'

/** What a sport decides about the parts that every match page has. */
export type PageRules<Facts extends PageFacts> = {
  sport: Sport
  /** The facts that it selects beside `PageFacts`. */
  facts: FactSelection<Facts>
  /** Which parts of the page have something to show in a match of this status. */
  coverageOf: (facts: Facts, status: number) => MatchCoverage
  /** Displayed time of a text line; empty before the match. */
  timeOf: (line: Pick<StoredLine, 'minute' | 'addedMinute' | 'period' | 'clock'>) => string
  /** Whether its incidents have codes of reasons. */
  hasCodes: boolean
  /** Tables of the parts that only it has. */
  origins: readonly OriginTable[]
}

/**
 * Default number of text lines in a response. Events compare the same number: an older line would
 * leave a gap below it on the page.
 */
export const PAGE_LINES = 60

/** A line of the text live in responses and events. */
export function lineOf(timeOf: PageRules<PageFacts>['timeOf'], stored: StoredLine): TextLine {
  const { withdrawn: _, addedMinute, period, clock, main, ...line } = stored
  const time = timeOf({ minute: line.minute, addedMinute, period, clock })
  return { ...line, main: main ? 1 : 0, time }
}
