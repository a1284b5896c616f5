import type { FeedMessage } from '../feed'
import { countIn, type Desk, type FileReport, type Met, standingOf } from '../imports'
import type { ArchivePlayer } from './archive-files'
import type { SheetMatch } from './competition-told'
import { sideLineup } from './match-sheet.rules'

const AT_ONCE = 100

type Sheet = Pick<Met<SheetMatch>, 'told' | 'key' | 'isTurned'>

/** Line-ups of matches, and of those whose play was recorded their text and pressure too. */
export async function deliverDetails(
  { sink, source, now: at }: Desk,
  met: readonly Sheet[],
  players: ReadonlyMap<number, ArchivePlayer>,
  report: FileReport,
): Promise<void> {
  const head = { at, revision: standingOf(source) }
  const messages = met.flatMap((one) => {
    return playMessages(one, head, report) ?? [sheetMessage(one, head, players)]
  })
  const byKind = messages.sort((a, b) => a.kind.localeCompare(b.kind))
  for (let from = 0; from < byKind.length; from += AT_ONCE)
    await sink.deliver(byKind.slice(from, from + AT_ONCE))
}

type Head = { at: number; revision: number }

/** Null without recorded play, and when it cannot be told: the sheet then stands for it. */
function playMessages(
  { told: { play, wyId }, key: matchKey, isTurned }: Sheet,
  head: Head,
  report: FileReport,
): FeedMessage[] | null {
  if (!play) return null
  try {
    const { lineups, timedLines, pressure } = play.detail(isTurned)
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
  { told: { sides }, key: matchKey, isTurned }: Sheet,
  head: Head,
  players: ReadonlyMap<number, ArchivePlayer>,
): FeedMessage {
  const sheets = [sides.home, sides.away].map((side) => sideLineup(side, players))
  const [home = null, away = null] = isTurned ? sheets.reverse() : sheets
  return { kind: 'lineup', ...head, matchKey, home, away }
}
