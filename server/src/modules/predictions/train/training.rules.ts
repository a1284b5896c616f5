import { beijingMidnight } from '@saidian/shared/lib'
import type { ModelHeader } from './model-header'

const DAY_MS = 86_400_000
/** A model is trained again after 10:30 in Beijing, when the matches of the night are over. */
const TRAINING_MS = 10.5 * 3_600_000
/** While data is imported, a model is trained again when the results have grown by this share … */
const GROWTH = 1.4
/** … and not more often than this: a training takes half a minute of a core. */
const PAUSE_MS = 30 * 60_000

/** Whether a model is trained now: daily, and when many results came since. */
export function isTrainingDue(
  model: Pick<ModelHeader, 'trainedAt' | 'matches'> | null,
  { matches, nowMs }: { matches: number; nowMs: number },
): boolean {
  if (matches === 0) return false
  if (model === null) return true
  const isOld = model.trainedAt * 1_000 < nowMs - PAUSE_MS
  if (isOld && matches > model.matches * GROWTH) return true
  const today = beijingMidnight(nowMs) + TRAINING_MS
  const due = today <= nowMs ? today : today - DAY_MS
  return model.trainedAt * 1_000 < due
}
