import type { FeedMessage } from '../../feed'
import { sideLineup } from '../../replay/wyscout/archive/match-sheet.rules'
import type { WyscoutPlayer } from '../../replay/wyscout/archive/shapes'
import { countIn, type FileReport, type ImportContext, type ImportedMatch, priorityOf } from '..'
import type { SheetMatch } from './parse-competition'

const BATCH_SIZE = 100

type Sheet = Pick<ImportedMatch<SheetMatch>, 'parsed' | 'key' | 'isSwapped'>

/** Delivers line-ups of matches, and text and pressure of matches with recorded play. */
export async function deliverDetails(
  { sink, source, now: at }: ImportContext,
  imported: readonly Sheet[],
  players: ReadonlyMap<number, WyscoutPlayer>,
  report: FileReport,
): Promise<void> {
  const head = { at, revision: priorityOf(source) }
  const messages = imported.flatMap((one) => {
    return playMessages(one, head, report) ?? [sheetMessage(one, head, players)]
  })
  const byKind = messages.sort((a, b) => a.kind.localeCompare(b.kind))
  for (let from = 0; from < byKind.length; from += BATCH_SIZE)
    await sink.deliver(byKind.slice(from, from + BATCH_SIZE))
}

type Head = { at: number; revision: number }

/** Null without recorded play or if its details fail; the caller then uses the match file. */
function playMessages(
  { parsed: { play, wyId }, key: matchKey, isSwapped }: Sheet,
  head: Head,
  report: FileReport,
): FeedMessage[] | null {
  if (!play) return null
  try {
    const { lineups, timedLines, pressure } = play.detail(isSwapped)
    const lines = timedLines.map(({ line }) => line)
    return [
      { kind: 'lineup', ...head, matchKey, ...lineups },
      { kind: 'text', ...head, matchKey, lines },
      { kind: 'trend', ...head, matchKey, halves: pressure },
    ]
  } catch (error) {
    countIn(report.notes, 'recorded play without text', `match ${wyId}: ${error}`)
    return null
  }
}

function sheetMessage(
  { parsed: { sides }, key: matchKey, isSwapped }: Sheet,
  head: Head,
  players: ReadonlyMap<number, WyscoutPlayer>,
): FeedMessage {
  const sheets = [sides.home, sides.away].map((side) => sideLineup(side, players))
  const [home = null, away = null] = isSwapped ? sheets.reverse() : sheets
  return { kind: 'lineup', ...head, matchKey, home, away }
}
