import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { SendNotices } from '../../platform/notices'
import { readPublicProfiles } from '../profile'

/** A call that follows more is the work of a program, or a device that was long offline. */
const MAX_NOTIFIED = 50

export type FollowNoticesDeps = { db: Db; log: Logger; notices: SendNotices<NoticeContent> }

/** Notifies members that this one follows them, once for each, whatever happens later. */
export function createFollowNotices({ db, log, notices }: FollowNoticesDeps) {
  async function send(memberId: string, followed: readonly string[]): Promise<void> {
    const profiles = await readPublicProfiles(db, [memberId, ...followed])
    const follower = profiles.get(memberId)
    if (!follower) return
    for (const id of followed) {
      if (!profiles.has(id) || id === memberId) continue
      const sent = await db.transaction().execute((trx) =>
        notices.send(trx, {
          memberId: id,
          key: `follow/${memberId}`,
          kind: 'follows',
          template: 'follows.followed',
          data: { name: follower.nickName },
          link: paths.member(memberId),
          group: 'followed',
        }),
      )
      notices.publish(sent)
    }
  }

  /** Never rejects: the follow itself is stored. */
  return async (memberId: string, followed: readonly string[]): Promise<void> => {
    try {
      await send(memberId, followed.slice(0, MAX_NOTIFIED))
    } catch (error) {
      log.warn({ err: error }, 'notice of a follow was not sent')
    }
  }
}
