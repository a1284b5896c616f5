import type { BallPosition } from '@saidian/shared/contracts'

/** A beat and when it was told, seconds of the server's clock. */
export type PublishedPosition = BallPosition & { publishedAt: number }

/** Where the ball is at a moment, on a pitch of 100 × 100 with home attacking to the right. */
export type Play = {
  x: number
  y: number
  side: BallPosition['side']
  act: string
  /** Where it came from, the newest last. */
  trail: readonly { x: number; y: number }[]
}

/** Beats further apart have nothing to do with each other: the ball does not fly between them. */
const MAX_FLIGHT_SECONDS = 12
const TRAIL_SECONDS = 4
/** Beats that are kept: older ones are shown no more. */
const MAX_POSITIONS = 120

/** Adds beats in order of time; each moment once, and a goal stands before whatever else is said of its moment. */
export function mergePositions(
  known: readonly PublishedPosition[],
  added: readonly PublishedPosition[],
): PublishedPosition[] {
  const byTime = new Map(known.map((ballPosition) => [ballPosition.at, ballPosition]))
  for (const ballPosition of added)
    if (byTime.get(ballPosition.at)?.act !== 'goal') byTime.set(ballPosition.at, ballPosition)
  return [...byTime.values()].sort((a, b) => a.at - b.at).slice(-MAX_POSITIONS)
}

/** The play at `at` (seconds); null before the first beat. */
export function playAt(ballPositions: readonly BallPosition[], at: number): Play | null {
  const place = ballPositions.findLastIndex((ballPosition) => ballPosition.at <= at)
  const from = ballPositions[place]
  if (!from) return null
  const to = ballPositions[place + 1]
  const isFlight = to !== undefined && to.at - from.at <= MAX_FLIGHT_SECONDS
  const share = isFlight ? ease((at - from.at) / (to.at - from.at)) : 0
  const x = isFlight ? from.x + (to.x - from.x) * share : from.x
  const y = isFlight ? from.y + (to.y - from.y) * share : from.y
  const trail = ballPositions
    .slice(0, place + 1)
    .filter((ballPosition) => at - ballPosition.at <= TRAIL_SECONDS)
  return { x, y, side: from.side, act: from.act, trail: [...trail, { x, y }] }
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

const ACTION_LABELS: Record<string, string> = {
  play: '控球',
  attack: '进攻',
  danger: '危险进攻',
  shot: '射门',
  goal: '进球',
  corner: '角球',
  freeKick: '任意球',
  throwIn: '界外球',
  goalKick: '球门球',
  offside: '越位',
  stop: '比赛暂停',
}

/** What happens, in words; an act that nobody knows is play. */
export function actionLabel(act: string): string {
  return ACTION_LABELS[act] ?? '控球'
}
