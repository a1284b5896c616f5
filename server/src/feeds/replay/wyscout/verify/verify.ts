import path from 'node:path'
import { readTable } from '../../../catalogue'
import type { FeedIncident, FeedMatchState, FeedStatistic } from '../../../feed'
import { type Archive, type Recording, readArchive } from '../archive/archive'
import type { WyscoutSide } from '../archive/shapes'
import { playerNames } from '../catalogue/catalogue'
import { matchDetail } from '../detail/match-detail'
import { buildTimeline } from '../timeline/build-timeline'
import { detailDifferences } from './detail-check'
import { sheetDifferences } from './sheet-check'

const POSSESSION = 25

/**
 * Compares the end of every timeline of a folder with `events/tallies.csv` and the match files.
 * Returns the number of differences.
 */
async function main(dir: string): Promise<number> {
  const ids = readTable(path.join(dir, 'events', 'index.csv')).map((row) => Number(row.wyId))
  const expectedRows = readTable(path.join(dir, 'events', 'tallies.csv'))
  const archive = await readArchive(dir, ids)
  let faults = 0
  for (const recording of archive.recordings) {
    const expectedRow = expectedRows.filter(({ wyId }) => Number(wyId) === recording.match.wyId)
    const { line, wrong } = check(archive, recording, expectedRow)
    faults += wrong.length
    process.stdout.write(`${line}${wrong.length > 0 ? `  WRONG ${wrong.join('; ')}` : '  ok'}\n`)
  }
  process.stdout.write(`${archive.recordings.length} matches, ${faults} differences\n`)
  return faults
}

type ExpectedRow = Record<string, string>

function check(archive: Archive, recording: Recording, expectedRows: ExpectedRow[]) {
  const { match } = recording
  const timeline = buildTimeline(recording, playerNames(archive))
  const detail = matchDetail(archive, recording, timeline)
  const last = timeline.steps.at(-1)
  const state = last?.state
  const statistics = last?.statistics ?? []
  const incidents = timeline.steps.flatMap((step) => step.incidents)
  const wrong: string[] = [
    ...sheetDifferences(match, incidents),
    ...unequalHalves(statistics),
    ...detailDifferences(match, timeline, detail),
  ]
  const parts: string[] = []
  for (const side of Object.values(match.teamsData).sort((a, b) => b.side.localeCompare(a.side))) {
    const at = side.side === 'home' ? 0 : 1
    const expectedRow = expectedRows.find((row) => row.side === side.side) ?? {}
    for (const [what, got, want] of comparisonsOf(
      side,
      { state, statistics, incidents },
      expectedRow,
    ))
      if (got !== want) wrong.push(`${side.side} ${what} ${got} not ${want}`)
    const cards = `${state?.yellow?.[at]}y${state?.red?.[at]}r`
    const extra = state?.extra ? `/${state.extra[at]}` : ''
    const shootout = state?.shootout ? `/${state.shootout[at]}p` : ''
    parts.push(`${state?.score?.[at]}${extra}${shootout} ${state?.corners?.[at]}c ${cards}`)
  }
  if (state?.status !== 8) wrong.push(`ends in status ${state?.status}`)
  const label = expectedRows[0]?.label ?? ''
  return {
    line: `${match.wyId}  ${label.padEnd(48)} ${parts.map((part) => part.padEnd(18)).join(' ')}`,
    wrong,
  }
}

type MatchEnd = {
  state: FeedMatchState | undefined
  statistics: readonly FeedStatistic[]
  incidents: readonly FeedIncident[]
}

/** Figures of one side: what is compared, the value of the timeline, the expected value. */
function comparisonsOf(
  side: WyscoutSide,
  { state, statistics, incidents }: MatchEnd,
  expectedRow: ExpectedRow,
): [what: string, got: number | undefined, want: number][] {
  const at = side.side === 'home' ? 0 : 1
  const row = (type: number) =>
    statistics.find((one) => one.type === type && one.half === 0)?.[side.side]
  const count = (...types: number[]) =>
    incidents.filter((one) => one.side === side.side && types.includes(one.type)).length
  const expected = (name: string) => Number(expectedRow[name])
  const offTarget = (row(22) ?? 0) + (row(37) ?? 0)
  return [
    ['score', state?.score?.[at], side.score],
    ['half-time', state?.half?.[at], side.scoreHT],
    ['extra', state?.extra?.[at] ?? 0, side.scoreET],
    ['shoot-out', state?.shootout?.[at] ?? 0, side.scoreP],
    ['corners', state?.corners?.[at], expected('corners')],
    ['corner rows', row(2), expected('corners')],
    ['yellow', state?.yellow?.[at], expected('yellow_events')],
    ['yellow in line-up', state?.yellow?.[at], carded(side, 'yellowCards')],
    ['red', state?.red?.[at], expected('red_events') + expected('second_yellow_events')],
    ['red in line-up', state?.red?.[at], carded(side, 'redCards')],
    ['on target', row(21), expected('shots_on_target')],
    ['off target and blocked', offTarget, expected('shots_off_target')],
    ['shots', row(83), expected('shots')],
    ['fouls', row(51), expected('fouls')],
    ['goal kicks', row(7), expected('goal_kicks')],
    ['penalties', count(8, 16), expected('penalties_taken')],
    ['offsides', row(5), expected('offsides')],
    ['substitutions', count(9), expected('substitutions')],
  ]
}

/** Statistics whose halves add up to more than the whole match; possession is a share. */
function unequalHalves(rows: readonly FeedStatistic[]): string[] {
  const of = (type: number, half: number) =>
    rows.find((row) => row.type === type && row.half === half)
  return rows
    .filter(({ half, type }) => half === 0 && type !== POSSESSION)
    .flatMap(({ type, home, away }) => {
      const halves = [of(type, 1), of(type, 2)]
      const sum = (side: 'home' | 'away') =>
        halves.reduce((all, row) => all + (row?.[side] ?? 0), 0)
      const isTooFew = sum('home') > home || sum('away') > away
      return isTooFew
        ? [`halves of ${type} make ${sum('home')}-${sum('away')}, not ${home}-${away}`]
        : []
    })
}

function carded(side: WyscoutSide, kind: 'yellowCards' | 'redCards'): number {
  const { lineup, bench } = side.formation
  return [...lineup, ...(bench === 'null' ? [] : bench)].filter(
    (player) => !['0', 'null'].includes(player[kind]),
  ).length
}

const dir = process.argv[2]
if (!dir)
  throw new Error('usage: node --import tsx server/src/feeds/replay/wyscout/verify/verify.ts <dir>')
process.exitCode = (await main(dir)) > 0 ? 1 : 0
