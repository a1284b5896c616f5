import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@saidian/shared/contracts/http'
import { type Conversation, type createGroup, ROLE } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../../platform/access'
import { RequestError } from '../../../../platform/errors'
import { createLimits } from '../../../../platform/limits'
import { GROUP } from '../access.rules'
import type { GroupsDeps } from '../group-deps'
import { invitedNotices } from '../group-notices'
import { ACT_LIMIT, createLimitOf } from '../limits.rules'
import { findByKey, insertGroup } from '../storage/groups.repository'
import { lockAccounts } from '../storage/locks.repository'
import { addMembers, setRole } from '../storage/members.repository'
import { requireRoom } from './add-members'
import { checkedName } from './checked-text'
import { type Effects, type GroupEvent, runChange } from './effects'
import { plainIds } from './member-ids.rules'
import { newCode } from './new-code'
import { requireFriends } from './require-friends'

type Draft = { makerId: string; name: string; invited: readonly string[]; key: string }

export type CreateGroup = (
  member: { id: string },
  body: BodyOf<typeof createGroup>,
) => Promise<Conversation>

/** New groups, made once for a key. */
export function createCreate(deps: GroupsDeps): CreateGroup {
  const { db, readConversations, textFilter } = deps

  async function make(draft: Draft): Promise<string> {
    await createLimits(db).take([{ limit: ACT_LIMIT, of: draft.makerId }], 'request.too_many')
    await requireFriends(deps, draft.makerId, draft.invited)
    return runChange(deps, (effects) => storeGroup(effects, draft))
  }

  return async ({ id: makerId }, { name: typed, members, key }) => {
    permit({ id: makerId }, 'make', { kind: GROUP })
    const name = checkedName(textFilter, typed)
    const draft = { makerId, name, invited: plainIds(members), key }
    const groupId = (await findByKey(db, makerId, key)) ?? (await make(draft))
    const [conversation] = await readConversations(makerId, [groupId])
    if (!conversation) throw new RequestError('group.no_such_group')
    return conversation
  }
}

async function storeGroup(effects: Effects, draft: Draft): Promise<string> {
  const { trx, nowMs } = effects
  const { makerId, name, invited, key } = draft
  const living = await lockAccounts(trx, [makerId, ...invited])
  const madeAtMs = living.get(makerId)
  if (madeAtMs === undefined) throw new RequestError('auth.no_token')
  const before = await findByKey(trx, makerId, key)
  if (before !== null) return before
  if (!invited.every((id) => living.has(id))) throw new RequestError('profile.no_such_member')
  const limit = createLimitOf(madeAtMs, nowMs)
  await createLimits(trx).take([{ limit, of: makerId }], 'group.too_many')
  const ids = [makerId, ...invited]
  await requireRoom(trx, ids)
  const code = newCode()
  const id = await insertGroup(trx, { name, epoch: randomUUID(), code, makerId, key, nowMs })
  await addMembers(trx, { groupId: id, ids, firstSeq: 0, nowMs })
  await setRole(trx, id, { id: makerId, role: ROLE.owner })
  const event: GroupEvent = { event: 'created', members: [...invited], value: name }
  const seq = await effects.append(id, makerId, event)
  effects.changeListOf(id, ids)
  const group = { id, name }
  effects.notify(await invitedNotices(trx, { group, byId: makerId, ids: invited, seq }))
  return id
}
