import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { GroupPreview, joinGroup } from '@saidian/shared/contracts/messaging'
import { permit } from '../../../../platform/access'
import { RequestError } from '../../../../platform/errors'
import { createLimits } from '../../../../platform/limits'
import { readGroupHeads } from '../../list/group-heads'
import { GROUP, GROUP_REQUEST } from '../access.rules'
import { addToGroup } from '../acts/add-members'
import { checkedMessage } from '../acts/checked-text'
import { isCode } from '../acts/new-code'
import { type GroupAct, runAct } from '../acts/run-act'
import type { GroupsDeps } from '../group-deps'
import { ASK_LIMIT, JOIN_LIMIT, PREVIEW_LIMIT } from '../limits.rules'
import { findByCode, findGroup } from '../storage/groups.repository'
import { readMembership } from '../storage/members.repository'
import { isWaiting } from '../storage/requests.repository'
import { storeRequest } from './store-request'

type Member = { id: string }

export type Joining = {
  preview: (member: Member, code: string) => Promise<GroupPreview>
  join: (member: Member, body: BodyOf<typeof joinGroup>) => Promise<ReplyOf<typeof joinGroup>>
}

/** What one does who has the code of a group. */
export function createJoining(deps: GroupsDeps): Joining {
  const { db, textFilter, readConversations } = deps
  return {
    async preview({ id }, code) {
      permit({ id }, 'read', { kind: GROUP })
      await createLimits(db).take([{ limit: PREVIEW_LIMIT, of: id }], 'request.too_many')
      const groupId = await requireCode(deps, code)
      const [group, head] = [await findGroup(db, groupId), await readGroupHeads(db, [groupId])]
      const found = head.get(groupId)
      if (!group || !found) throw new RequestError('group.no_such_group')
      const { isPresent: isMember, isRemoved } = await readMembership(db, groupId, id)
      // One who was removed may ask again, and learns no more by the code than by their list.
      const [own] = isRemoved ? await readConversations(id, [groupId]) : []
      const isAsking = !isMember && (await isWaiting(db, groupId, id))
      const shown = own?.group ?? found
      return { id: groupId, ...shown, joinCheck: group.joinCheck, isMember, isWaiting: isAsking }
    },
    async join({ id }, { code, message = '' }) {
      permit({ id }, 'make', { kind: GROUP_REQUEST })
      await createLimits(db).take([{ limit: JOIN_LIMIT, of: id }], 'request.too_many')
      const checked = checkedMessage(textFilter, message)
      const groupId = await requireCode(deps, code)
      const isMember = await runAct(deps, { actorId: id, groupId, need: null }, (act) =>
        joinOrAsk(act, checked),
      )
      const [conversation = null] = isMember ? await readConversations(id, [groupId]) : []
      return { isMember, conversation }
    },
  }
}

async function requireCode({ db }: Pick<GroupsDeps, 'db'>, code: string): Promise<string> {
  const groupId = isCode(code) ? await findByCode(db, code) : null
  if (groupId === null) throw new RequestError('group.no_such_group')
  return groupId
}

/** Whether the actor is a member afterwards. One whom a manager removed asks the managers. */
async function joinOrAsk(act: GroupAct, message: string): Promise<boolean> {
  const { trx, group, actor } = act
  if (actor.isPresent) return true
  if (group.joinCheck === 'closed') throw new RequestError('group.closed')
  if (group.joinCheck === 'open' && !actor.isRemoved) {
    await addToGroup(act, { ids: [actor.id], senderId: actor.id, event: 'joined' })
    return true
  }
  const tries = [{ limit: ASK_LIMIT, of: `${group.id}/${actor.id}` }]
  await createLimits(trx).take(tries, 'request.too_many')
  await storeRequest(act, { memberId: actor.id, invitedBy: null, message })
  return false
}
