import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { isInPlay, isOver, matchMinute } from '@saidian/shared/lib/football'
import { football } from '../../football'
import type { PredictedSport } from '../predicted-sport'
import {
  type FootballStateRow,
  readFootballMoments,
  readFootballShots,
  readFootballState,
} from './football-course.repository'
import { footballCurve } from './football-curve.rules'

const LENGTH = 90
const HALF = 45

type Shown = { sources: () => string[] /** Of the feed's clock. */; speed: () => number }

/** Football, as predictions know it. */
export function predictedFootball({ sources, speed }: Shown): PredictedSport {
  return {
    sport: football,
    sources,
    readShots: readFootballShots,
    async readCurve(db, matchId, prediction, nowMs) {
      if (prediction.sport !== 'football' || !prediction.outcome.draw) return null
      const state = await readFootballState(db, matchId)
      const minute = state && minuteOf(state, nowMs, speed())
      if (!state?.score || minute === null) return null
      const { outcome, goals } = prediction
      const before = { goals, outcome: { ...outcome, draw: prediction.outcome.draw } }
      const moments = await readFootballMoments(db, matchId)
      const { score, status, ...times } = state
      const isEnded = status === FOOTBALL_STATUS.finished || minute > LENGTH
      return footballCurve(before, { ...times, minute, score, moments, isOver: isEnded })
    },
  }
}

/** Minute of the 90 that is played; beyond 90 in extra time; null before and without a match. */
function minuteOf(
  { status, halfKickoffAt }: FootballStateRow,
  nowMs: number,
  speed: number,
): number | null {
  if (status === FOOTBALL_STATUS.finished) return LENGTH
  if (isOver(status) || !isInPlay(status)) return null
  if (status === FOOTBALL_STATUS.halfTime) return HALF
  const minute = matchMinute({ status, halfKickoffAt, nowMs, speed })
  if (minute === null) return LENGTH + 1
  return Math.min(minute, status === FOOTBALL_STATUS.firstHalf ? HALF : LENGTH)
}
