import type { Job } from '../../../platform/jobs'
import type { GroupsDeps } from './group-deps'
import { REQUEST_AGE_MS } from './limits.rules'
import { deleteOldRequests } from './storage/requests.repository'

/** Removes requests that no manager decided. */
export function groupJobs({ db, clock }: Pick<GroupsDeps, 'db' | 'clock'>): Job[] {
  const run = () => deleteOldRequests(db, clock.now() - REQUEST_AGE_MS)
  return [{ name: 'messaging/requests', schedule: { everyMs: 3_600_000 }, limitMs: 60_000, run }]
}
