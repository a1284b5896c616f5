import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { SendNotices } from '../../../platform/notices'
import { readPublicProfiles } from '../../profile'
import { type DueStart, readBookers, readDueStarts, saveNotified } from './start-notices.repository'

const BATCH_SIZE = 200

type StartNoticeDeps = { db: Db; clock: Clock; notices: SendNotices<NoticeContent> }

/**
 * Notifies members of broadcasts that they booked and that are on air. A run that was interrupted
 * is continued by the next one: no member is notified twice of one broadcast.
 */
export async function sendStartNotices(deps: StartNoticeDeps, signal: AbortSignal): Promise<void> {
  for (const due of await readDueStarts(deps.db, deps.clock.now())) {
    if (signal.aborted) return
    await notifyBookers(deps, due, signal)
  }
}

async function notifyBookers(deps: StartNoticeDeps, due: DueStart, signal: AbortSignal) {
  const { db, clock, notices } = deps
  const { id, anchorId, roomId, title } = due
  const anchor = (await readPublicProfiles(db, [anchorId])).get(anchorId)?.nickName ?? ''
  const content = {
    kind: 'rooms',
    template: 'rooms.broadcast_started',
    data: { anchor, title },
  } as const
  for (let after = '0'; ; ) {
    const members = await readBookers(db, { id, after, limit: BATCH_SIZE })
    // One transaction each: two of them never wait for topics of the other.
    for (const memberId of members) {
      if (signal.aborted) return
      const order = {
        ...content,
        memberId,
        key: `broadcast/${id}`,
        link: `/vlive/detail/${roomId}`,
      }
      notices.publish(await db.transaction().execute((trx) => notices.send(trx, order)))
    }
    if (members.length < BATCH_SIZE) break
    after = members.at(-1) ?? after
  }
  await saveNotified(db, id, clock.now())
}
