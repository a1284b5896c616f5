import type { InPlayCurve, InPlayPoint } from '@saidian/shared/contracts/predictions'

/**
 * The points that may be seen: the curve must not show a goal before the delayed match does.
 * `serverAt` in milliseconds since 1970.
 */
export function shownPoints(
  { points }: Pick<InPlayCurve, 'points'>,
  serverAt: number,
  delaySeconds: number,
): InPlayPoint[] {
  const limit = serverAt / 1_000 - delaySeconds
  return points.filter(({ knownAt }) => knownAt <= limit)
}
