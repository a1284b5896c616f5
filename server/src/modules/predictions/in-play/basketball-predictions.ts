import { basketball } from '../../basketball'
import type { PredictedSport } from '../predicted-sport'
import { readBasketballCourse } from './basketball-course.repository'
import { basketballCurve } from './basketball-curve.rules'

/** Basketball, as predictions know it. */
export function predictedBasketball({ sources }: Pick<PredictedSport, 'sources'>): PredictedSport {
  return {
    sport: basketball,
    sources,
    readShots: async () => new Map(),
    async readCurve(db, matchId, prediction, nowMs) {
      if (prediction.sport !== 'basketball') return null
      const course = await readBasketballCourse(db, matchId)
      return course && basketballCurve(prediction.margin, course, Math.floor(nowMs / 1_000))
    },
  }
}
