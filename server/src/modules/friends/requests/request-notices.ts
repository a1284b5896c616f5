import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { Notices, SentNotice } from '../../../platform/notices'
import { readPublicProfiles } from '../../profile'
import type { Asked } from './stored-request'

export type RequestNotices = Pick<Notices<NoticeContent>, 'send' | 'publish' | 'read'>

/** The notice of a request is read once the member has decided it. */
export async function readAsked(notices: RequestNotices, { from, to }: Asked): Promise<void> {
  await notices.read(to, { template: 'friends.asked', link: paths.contact(from) })
}

type New = Asked & { id: string; message: string; nowMs: number }

/** Notifies a member that another one asks. A request that is asked again later is a new one. */
export async function sendAsked(
  trx: Db,
  notices: RequestNotices,
  { from, to, id, message, nowMs }: New,
): Promise<SentNotice> {
  const name = await nameOf(trx, from)
  if (name === null) return null
  return notices.send(trx, {
    memberId: to,
    key: `friend/${id}/${nowMs}`,
    link: paths.contact(from),
    kind: 'friends',
    template: 'friends.asked',
    data: { name, message },
  })
}

/** Notifies the one who asked of a yes. */
export async function sendAccepted(
  trx: Db,
  notices: RequestNotices,
  { from, to, id, nowMs }: Omit<New, 'message'>,
): Promise<SentNotice> {
  const name = await nameOf(trx, to)
  if (name === null) return null
  return notices.send(trx, {
    memberId: from,
    key: `friend/${id}/${nowMs}/accepted`,
    link: paths.chatWith(to),
    kind: 'friends',
    template: 'friends.accepted',
    data: { name },
  })
}

async function nameOf(db: Db, memberId: string): Promise<string | null> {
  return (await readPublicProfiles(db, [memberId])).get(memberId)?.nickName ?? null
}
