import { beijingMidnight } from '@saidian/shared/lib'
import type { JobOutcome, JobSchedule } from './job'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** A failed or interrupted run is repeated after this time, or earlier by its schedule. */
const RETRY_MS = 10 * MINUTE_MS
const MAX_JITTER_MS = 5 * MINUTE_MS

/** Time between two runs. */
export function periodOf(schedule: JobSchedule): number {
  return 'everyMs' in schedule ? schedule.everyMs : DAY_MS
}

/** Up to a twentieth of the period later: jobs of one schedule do not all begin at once. */
export function maxJitterOf(schedule: JobSchedule): number {
  return Math.min(periodOf(schedule) / 20, MAX_JITTER_MS)
}

/** How long after `nowMs` the next run is due by the schedule, without its jitter. */
export function waitOf(schedule: JobSchedule, nowMs: number): number {
  if ('everyMs' in schedule) return schedule.everyMs
  const [hours = 0, minutes = 0] = schedule.dailyAt.split(':').map(Number)
  const today = beijingMidnight(nowMs) + (hours * 60 + minutes) * MINUTE_MS
  return (today > nowMs ? today : today + DAY_MS) - nowMs
}

/** How long after a run that did not succeed the next one is due. */
export function retryOf(schedule: JobSchedule): number {
  return Math.min(periodOf(schedule), RETRY_MS)
}

/** How long after a run with this outcome the next one is due. */
export function waitAfter(outcome: JobOutcome, schedule: JobSchedule, nowMs: number): number {
  // A process that stops hands its run over.
  if (outcome === 'stopped') return 0
  if (outcome === 'done') return waitOf(schedule, nowMs)
  return Math.min(waitOf(schedule, nowMs), retryOf(schedule))
}
