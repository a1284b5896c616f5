import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { NoticeOrder } from '../../../platform/notices'
import { readPublicProfiles } from '../../profile'
import { readManagers } from './storage/members.repository'

type Orders = Promise<NoticeOrder<NoticeContent>[]>
type NamedGroup = { id: string; name: string }

/** Notices to members whom another one added; `seq` numbers the act in the log. */
export async function invitedNotices(
  trx: Db,
  given: { group: NamedGroup; byId: string; ids: readonly string[]; seq: number },
): Orders {
  const { group, byId, ids, seq } = given
  const name = await nameOf(trx, byId)
  return ids.map((memberId) => ({
    memberId,
    key: `group/${group.id}/${seq}`,
    kind: 'groups',
    template: 'groups.invited',
    data: { name, group: group.name },
    link: paths.conversation(group.id),
  }))
}

/** Notices to the managers of a group that a member waits to join. */
export async function requestedNotices(
  trx: Db,
  given: { group: NamedGroup; memberId: string; nowMs: number },
): Orders {
  const { group, memberId: askingId, nowMs } = given
  const name = await nameOf(trx, askingId)
  const managers = await readManagers(trx, group.id)
  return managers.map((memberId) => ({
    memberId,
    key: `group/${group.id}/request/${askingId}/${nowMs}`,
    kind: 'groups',
    template: 'groups.requested',
    data: { name, group: group.name },
    link: paths.group(group.id),
    group: `group/${group.id}/requests`,
  }))
}

/** The notice to a member whose request a manager accepted. */
export function acceptedNotice(given: {
  group: NamedGroup
  memberId: string
  seq: number
}): NoticeOrder<NoticeContent> {
  const { group, memberId, seq } = given
  return {
    memberId,
    key: `group/${group.id}/${seq}`,
    kind: 'groups',
    template: 'groups.accepted',
    data: { group: group.name },
    link: paths.conversation(group.id),
  }
}

/** Notices to members whom a manager removed. */
export function removedNotices(given: {
  group: NamedGroup
  ids: readonly string[]
  seq: number
}): NoticeOrder<NoticeContent>[] {
  const { group, ids, seq } = given
  return ids.map((memberId) => ({
    memberId,
    key: `group/${group.id}/${seq}`,
    kind: 'groups',
    template: 'groups.removed',
    data: { group: group.name },
    link: paths.conversation(group.id),
  }))
}

async function nameOf(trx: Db, id: string): Promise<string> {
  return (await readPublicProfiles(trx, [id])).get(id)?.nickName ?? ''
}
