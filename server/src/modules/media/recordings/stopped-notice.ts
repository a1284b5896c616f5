import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../platform/database'
import type { SendNotices } from '../../../platform/notices'
import { readAnchorOf } from './recordings.repository'

type NoticeDeps = { db: Db; notices: SendNotices<NoticeContent> }

/** Tells the anchor that the broadcast goes on without being recorded. */
export async function notifyAnchor({ db, notices }: NoticeDeps, recordingId: number) {
  const sent = await db.transaction().execute(async (trx) => {
    const about = await readAnchorOf(trx, recordingId)
    if (!about) return null
    const { anchorId, roomId, title } = about
    return notices.send(trx, {
      kind: 'rooms',
      template: 'rooms.recording_stopped',
      data: { title },
      memberId: anchorId,
      key: `recording/${recordingId}/stopped`,
      link: paths.room(roomId),
    })
  })
  notices.publish(sent)
}
