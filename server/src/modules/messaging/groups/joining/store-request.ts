import { RequestError } from '../../../../platform/errors'
import type { GroupAct } from '../acts/run-act'
import { requestedNotices } from '../group-notices'
import { MAX_REQUESTS } from '../limits.rules'
import { countRequests, isWaiting, upsertRequest } from '../storage/requests.repository'

export type Asking = {
  memberId: string
  /** Null for a wish of one's own. */
  invitedBy: string | null
  message: string
}

/** Stores that a member waits for the managers, and notifies them of a new one. */
export async function storeRequest(act: GroupAct, asking: Asking): Promise<void> {
  const { trx, nowMs, group } = act
  const { memberId } = asking
  const isNew = !(await isWaiting(trx, group.id, memberId))
  if (isNew && (await countRequests(trx, group.id)) >= MAX_REQUESTS)
    throw new RequestError('request.too_many')
  await upsertRequest(trx, { ...asking, groupId: group.id, nowMs })
  if (isNew) act.notify(await requestedNotices(trx, { group, memberId, nowMs }))
}
