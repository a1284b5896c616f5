import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import { createCircles } from './circles/create-circles.repository'
import type { Scores } from './hot/scores.service'
import { walkScores } from './hot/walk-scores'
import type { PostPictures } from './pictures/pictures.service'

type JobDeps = {
  db: Db
  clock: Clock
  scores: Scores
  pictures: Pick<PostPictures, 'sweep'>
}

/** Circles of new leagues and teams, scores after a crash, pictures without a post. */
export function communityJobs(deps: JobDeps): Job[] {
  const { db, clock, pictures } = deps
  return [
    {
      name: 'community/circles',
      schedule: { everyMs: 300_000 },
      limitMs: 120_000,
      run: async () => void (await createCircles(db, clock.now())),
    },
    {
      name: 'community/scores',
      schedule: { everyMs: 600_000 },
      limitMs: 300_000,
      run: (signal) => walkScores(deps, signal),
    },
    {
      name: 'community/pictures',
      schedule: { everyMs: 3_600_000 },
      limitMs: 1_200_000,
      run: (signal) => pictures.sweep(signal),
    },
  ]
}
