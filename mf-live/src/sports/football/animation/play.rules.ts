import type { BallPosition } from '@saidian/shared/contracts/football'

/** A ball position with its publishing time, in seconds of the server's clock. */
export type PublishedPosition = BallPosition & { publishedAt: number }

/** The ball at a moment, on a pitch of 100 × 100 with home attacking to the right. */
export type Play = {
  x: number
  y: number
  side: BallPosition['side']
  act: string
  /** Previous positions, newest last. */
  trail: readonly { x: number; y: number }[]
}

/** Maximum gap in seconds between positions that the ball moves across. */
const MAX_FLIGHT_SECONDS = 12
const TRAIL_SECONDS = 4
/** Maximum number of stored positions. */
const MAX_POSITIONS = 120

/** Adds positions in order of time. Each moment has one position; a goal wins over the others. */
export function mergePositions(
  known: readonly PublishedPosition[],
  added: readonly PublishedPosition[],
): PublishedPosition[] {
  const byTime = new Map(known.map((ballPosition) => [ballPosition.at, ballPosition]))
  for (const ballPosition of added)
    if (byTime.get(ballPosition.at)?.act !== 'goal') byTime.set(ballPosition.at, ballPosition)
  return [...byTime.values()].sort((a, b) => a.at - b.at).slice(-MAX_POSITIONS)
}

/** The play at `at` (seconds); null before the first position. */
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

/** Label of an action; an unknown one is shown as 控球. */
export function actionLabel(act: string): string {
  return ACTION_LABELS[act] ?? '控球'
}
