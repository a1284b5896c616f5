import type { FeedSideLineup } from '../feed'
import { playerKey } from '../wyscout/players'
import type { MatchDetail } from './detail/match-detail'
import type { Story } from './story/beat'
import type { WyscoutMatch } from './wyscout'

const FEWEST_LINES = 60
const SPOKEN_OF: readonly number[] = [1, 3, 4, 8, 9, 15, 16, 17, 29, 30]

/** What the details of a retold match say otherwise than its sheet and its course, in words; empty when all agree. */
export function detailDifferences(
  match: WyscoutMatch,
  story: Story,
  detail: MatchDetail,
): string[] {
  return [
    ...sheetFaults(match, detail),
    ...textFaults(story, detail),
    ...pressureFaults(story, detail),
    ...ballFaults(story, detail),
  ]
}

function sheetFaults({ teamsData }: WyscoutMatch, { lineups }: MatchDetail): string[] {
  return Object.values(teamsData).flatMap(({ side, formation }) => {
    const told = lineups[side]
    if (!told) return [`${side} has no sheet`]
    const keysOf = (state: number) => playerKeys(told, state)
    const bench = formation.bench === 'null' ? [] : formation.bench
    const want = (listed: { playerId: number }[]) =>
      listed.map(({ playerId }) => playerKey(playerId)).sort()
    const starters = told.players.filter(({ state }) => state === 1)
    const shape = told.formation.split('-').reduce((sum, line) => sum + Number(line), 0)
    return [
      ...(`${keysOf(1)}` === `${want(formation.lineup)}` ? [] : [`${side} starters differ`]),
      ...(`${keysOf(0)}` === `${want(bench)}` ? [] : [`${side} bench differs`]),
      ...(shape === 10 ? [] : [`${side} formation ${told.formation}`]),
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

function textFaults({ ballPositions }: Story, { said }: MatchDetail): string[] {
  const lines = said.map(({ line }) => line)
  const sentences = new Set(lines.map(({ data }) => data))
  const incidents = ballPositions.flatMap((ballPosition) =>
    ballPosition.incidents.filter(({ type }) => SPOKEN_OF.includes(type)),
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
    ...(lines.length >= FEWEST_LINES ? [] : [`${lines.length} lines only`]),
    ...silent.map(({ type, minute }) => `no line of type ${type} in minute ${minute}`),
    ...lines
      .filter(
        ({ data }) => /[{}]|undefined|null|NaN|，，|，。|^，/.test(data) || !/[。！]$/.test(data),
      )
      .map(({ data }) => `broken: ${data}`),
    ...said
      .filter(({ second }, place) => second < (said[place - 1]?.second ?? 0))
      .map(({ line }) => `out of time: ${line.data}`),
  ]
}

function pressureFaults({ periods }: Story, { pressure }: MatchDetail): string[] {
  const want = periods
    .filter(({ name }) => name !== 'P')
    .map(({ length }) => Math.floor(length / 60))
  const got = pressure.map(({ length }) => length)
  return `${got}` === `${want}` ? [] : [`pressure of ${got} minutes, not ${want}`]
}

/** Each goal of the course is seen in the goal of the side that let it in. */
function ballFaults({ ballPositions }: Story, { ball }: MatchDetail): string[] {
  const goals = ballPositions.flatMap(({ second, incidents }) =>
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
