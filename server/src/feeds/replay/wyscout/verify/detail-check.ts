import type { FeedSideLineup } from '../../../feed'
import { playerKey } from '../archive/players'
import type { WyscoutMatch } from '../archive/shapes'
import type { MatchDetail } from '../detail/match-detail'
import type { MatchTimeline } from '../timeline/match-timeline'

const MIN_LINES = 60
const TYPES_WITH_LINE: readonly number[] = [1, 3, 4, 8, 9, 15, 16, 17, 29, 30]

/**
 * Differences between the details of a recorded match and its match file or timeline, as text;
 * empty when all agree.
 */
export function detailDifferences(
  match: WyscoutMatch,
  timeline: MatchTimeline,
  detail: MatchDetail,
): string[] {
  return [
    ...sheetFaults(match, detail),
    ...textFaults(timeline, detail),
    ...pressureFaults(timeline, detail),
    ...ballFaults(timeline, detail),
  ]
}

function sheetFaults({ teamsData }: WyscoutMatch, { lineups }: MatchDetail): string[] {
  return Object.values(teamsData).flatMap(({ side, formation }) => {
    const lineup = lineups[side]
    if (!lineup) return [`${side} has no sheet`]
    const keysOf = (state: number) => playerKeys(lineup, state)
    const bench = formation.bench === 'null' ? [] : formation.bench
    const want = (listed: { playerId: number }[]) =>
      listed.map(({ playerId }) => playerKey(playerId)).sort()
    const starters = lineup.players.filter(({ state }) => state === 1)
    const shape = lineup.formation.split('-').reduce((sum, line) => sum + Number(line), 0)
    return [
      ...(`${keysOf(1)}` === `${want(formation.lineup)}` ? [] : [`${side} starters differ`]),
      ...(`${keysOf(0)}` === `${want(bench)}` ? [] : [`${side} bench differs`]),
      ...(shape === 10 ? [] : [`${side} formation ${lineup.formation}`]),
      ...(new Set(starters.map(({ x, y }) => `${x},${y}`)).size === 11
        ? []
        : [`${side} places meet`]),
    ]
  })
}

function playerKeys({ players }: FeedSideLineup, state: number): string[] {
  return players
    .filter((one) => one.state === state)
    .map((one) => one.playerKey)
    .sort()
}

function textFaults({ steps }: MatchTimeline, { timedLines }: MatchDetail): string[] {
  const lines = timedLines.map(({ line }) => line)
  const sentences = new Set(lines.map(({ data }) => data))
  const incidents = steps.flatMap((step) =>
    step.incidents.filter(({ type }) => TYPES_WITH_LINE.includes(type)),
  )
  const silent = incidents.filter(
    ({ type, minute, addedMinute, score }) =>
      !lines.some(
        (line) =>
          line.type === type &&
          line.minute === minute &&
          line.addedMinute === addedMinute &&
          line.main &&
          (score === null || `${line.score}` === `${score}`),
      ),
  )
  return [
    ...(sentences.size === lines.length
      ? []
      : [`${lines.length - sentences.size} sentences twice`]),
    ...(lines.length >= MIN_LINES ? [] : [`${lines.length} lines only`]),
    ...silent.map(({ type, minute }) => `no line of type ${type} in minute ${minute}`),
    ...lines
      .filter(
        ({ data }) => /[{}]|undefined|null|NaN|，，|，。|^，/.test(data) || !/[。！]$/.test(data),
      )
      .map(({ data }) => `broken: ${data}`),
    ...timedLines
      .filter(({ second }, place) => second < (timedLines[place - 1]?.second ?? 0))
      .map(({ line }) => `out of time: ${line.data}`),
  ]
}

function pressureFaults({ periods }: MatchTimeline, { pressure }: MatchDetail): string[] {
  const want = periods
    .filter(({ name }) => name !== 'P')
    .map(({ length }) => Math.floor(length / 60))
  const got = pressure.map(({ length }) => length)
  return `${got}` === `${want}` ? [] : [`pressure of ${got} minutes, not ${want}`]
}

/** Checks that the ball is in the right goal at every goal of the timeline. */
function ballFaults({ steps }: MatchTimeline, { ball }: MatchDetail): string[] {
  const goals = steps.flatMap(({ second, incidents }) =>
    incidents.filter(({ type }) => [1, 8, 17].includes(type)).map(({ side }) => ({ second, side })),
  )
  const unseen = goals.filter(
    ({ second, side }) =>
      !ball.some(
        (ballPosition) =>
          ballPosition.act === 'goal' &&
          ballPosition.side === side &&
          Math.abs(ballPosition.second - second) < 3 &&
          Math.abs(ballPosition.x - (side === 'home' ? 100 : 0)) < 1,
      ),
  )
  return unseen.map(({ second }) => `goal at ${second} s is not seen`)
}
