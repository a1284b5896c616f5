import path from 'node:path'
import type { FeedStatistic } from '../feed'
import { readTable } from '../names-zh'
import { type Archive, type Recording, readArchive } from './archive'
import { playerNames } from './catalogue'
import { matchDetail } from './detail/match-detail'
import { detailDifferences } from './detail-check'
import { sheetDifferences } from './sheet-check'
import { tellStory } from './story/tell-story'
import type { WyscoutSide } from './wyscout'

const POSSESSION = 25

/** Checks every recorded match of a folder: what the replay ends with against `tallies.csv` and the match files. */
async function main(dir: string): Promise<number> {
  const ids = readTable(path.join(dir, 'events', 'index.csv')).map((row) => Number(row.wyId))
  const tallies = readTable(path.join(dir, 'events', 'tallies.csv'))
  const archive = await readArchive(dir, ids)
  let faults = 0
  for (const recording of archive.recordings) {
    const tally = tallies.filter(({ wyId }) => Number(wyId) === recording.match.wyId)
    const { line, wrong } = check(archive, recording, tally)
    faults += wrong.length
    process.stdout.write(`${line}${wrong.length > 0 ? `  WRONG ${wrong.join('; ')}` : '  ok'}\n`)
  }
  process.stdout.write(`${archive.recordings.length} matches, ${faults} differences\n`)
  return faults
}

function check(archive: Archive, recording: Recording, tallies: Record<string, string>[]) {
  const { match } = recording
  const story = tellStory(recording, playerNames(archive))
  const detail = matchDetail(archive, recording, story)
  const state = story.ballPositions.at(-1)?.state
  const statistics = story.ballPositions.at(-1)?.statistics ?? []
  const incidents = story.ballPositions.flatMap((ballPosition) => ballPosition.incidents)
  const wrong: string[] = [
    ...sheetDifferences(match, incidents),
    ...unequalHalves(statistics),
    ...detailDifferences(match, story, detail),
  ]
  const parts: string[] = []
  for (const side of Object.values(match.teamsData).sort((a, b) => b.side.localeCompare(a.side))) {
    const at = side.side === 'home' ? 0 : 1
    const tally = tallies.find((row) => row.side === side.side) ?? {}
    const row = (type: number) =>
      statistics.find((one) => one.type === type && one.half === 0)?.[side.side]
    const count = (type: number) =>
      incidents.filter((one) => one.side === side.side && one.type === type).length
    const expected: [string, number | undefined, number][] = [
      ['score', state?.score?.[at], side.score],
      ['half-time', state?.half?.[at], side.scoreHT],
      ['extra', state?.extra?.[at] ?? 0, side.scoreET],
      ['shoot-out', state?.shootout?.[at] ?? 0, side.scoreP],
      ['corners', state?.corners?.[at], Number(tally.corners)],
      ['corner rows', row(2), Number(tally.corners)],
      ['yellow', state?.yellow?.[at], Number(tally.yellow_events)],
      ['yellow in line-up', state?.yellow?.[at], carded(side, 'yellowCards')],
      ['red', state?.red?.[at], Number(tally.red_events) + Number(tally.second_yellow_events)],
      ['red in line-up', state?.red?.[at], carded(side, 'redCards')],
      ['on target', row(21), Number(tally.shots_on_target)],
      ['off target and blocked', (row(22) ?? 0) + (row(37) ?? 0), Number(tally.shots_off_target)],
      ['shots', row(83), Number(tally.shots)],
      ['fouls', row(51), Number(tally.fouls)],
      ['goal kicks', row(7), Number(tally.goal_kicks)],
      [
        'penalties',
        incidents.filter((one) => one.side === side.side && [8, 16].includes(one.type)).length,
        Number(tally.penalties_taken),
      ],
      ['offsides', row(5), Number(tally.offsides)],
      ['substitutions', count(9), Number(tally.substitutions)],
    ]
    for (const [what, got, want] of expected)
      if (got !== want) wrong.push(`${side.side} ${what} ${got} not ${want}`)
    const cards = `${state?.yellow?.[at]}y${state?.red?.[at]}r`
    parts.push(
      `${state?.score?.[at]}${state?.extra ? `/${state.extra[at]}` : ''}${state?.shootout ? `/${state.shootout[at]}p` : ''} ${state?.corners?.[at]}c ${cards}`,
    )
  }
  if (state?.status !== 8) wrong.push(`ends in status ${state?.status}`)
  const label = tallies[0]?.label ?? ''
  return {
    line: `${match.wyId}  ${label.padEnd(48)} ${parts.map((part) => part.padEnd(18)).join(' ')}`,
    wrong,
  }
}

/** Without extra time the whole is the sum of its halves; possession is a share. */
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
if (!dir) throw new Error('usage: node --import tsx server/src/feeds/replay/verify.ts <dir>')
process.exitCode = (await main(dir)) > 0 ? 1 : 0
