import type { FeedPlayerLine } from '../../../feed'
import { finalLines } from '../game/final-lines'
import type { GameTimeline } from '../game/game-timeline'
import type { GameResult } from '../games-table'
import type { GameFiles } from '../recordings/find-games'
import { readStatsRows } from '../recordings/read-stats-rows'
import type { ReplayedGame } from '../replayed-games'
import { describedBox } from './described-box'
import { incoherences } from './game-check'
import { type ExpectedLine, officialBox } from './official-box'

/**
 * Differences between a replayed game and what its league published of it: quarters, result and
 * every line of the box score; then contradictions inside the game. Empty when all agree.
 */
export async function gameDifferences(
  files: GameFiles,
  { recording, timeline }: ReplayedGame,
  result: GameResult | undefined,
): Promise<string[]> {
  const expected =
    files.format === 'live' ? await officialBox(files) : describedBox(await readStatsRows(files))
  return [
    ...(result ? resultDifferences(timeline, result) : []),
    ...lineDifferences(timeline, expected),
    ...incoherences(recording, timeline),
  ]
}

function resultDifferences(
  { steps }: GameTimeline,
  { homePoints, awayPoints }: GameResult,
): string[] {
  const state = steps.at(-1)?.state
  const rows = [
    ['home points', state?.homePoints, homePoints],
    ['away points', state?.awayPoints, awayPoints],
  ] as const
  return rows.flatMap(([what, got, want]) =>
    `${got}` === `${want}` ? [] : [`${what} ${got}, not ${want}`],
  )
}

function lineDifferences(
  timeline: GameTimeline,
  expected: ReadonlyMap<string, ExpectedLine>,
): string[] {
  const { home, away } = finalLines(timeline)
  const lines = new Map([...home, ...away].map((line) => [line.playerKey, line]))
  return [...expected].flatMap(([key, want]) => {
    const line = lines.get(key)
    if (!line) return [`${key} has no line`]
    return Object.entries(want).flatMap(([name, value]) => {
      const got = line[name as keyof FeedPlayerLine]
      return `${got}` === `${value}` ? [] : [`${key} ${name} ${got}, not ${value}`]
    })
  })
}
