import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import type { ModeratedKind } from '../../../platform/moderation'
import type { NotifyDevices, SendNotices } from '../../../platform/notices'
import type { StoredPictures } from '../../../platform/pictures'
import { passWaiting, rejectWaiting, showAgainAsWaiting } from './portrait.repository'

type Deps = {
  shown: StoredPictures
  waiting: StoredPictures
  clock: Clock
  log: Logger
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
}

/**
 * The review of portraits. A picture gets a new name whenever it changes between waiting and
 * public; objects that a failed transaction leaves are swept. A rejected picture is removed at
 * once, so its rejection cannot be undone.
 */
export function moderatedPortrait(deps: Deps): ModeratedKind {
  const { shown, waiting, clock, log, notifyDevices, notices } = deps
  return {
    name: 'portrait',
    own: { name: 'portrait', excerptOf: () => '' },
    async decided(trx, { subject: key, memberId }, state) {
      if (state === 'rejected') {
        if (!(await rejectWaiting(trx, key))) return null
        const sent = await notices.send(trx, noticeOf(memberId, key, 'rejected'))
        const afterCommit = async () => {
          log.info({ memberId, picture: key }, 'portrait rejected')
          await waiting.remove(key)
          notices.publish(sent)
          await notifyDevices(memberId, 'info')
        }
        return { afterCommit }
      }
      const publicKey = await waiting.copyTo(shown, key)
      const row = publicKey && (await passWaiting(trx, key, publicKey))
      if (!publicKey || !row) return null
      const sent = await notices.send(trx, noticeOf(memberId, key, 'passed'))
      const afterCommit = async () => {
        log.info({ memberId, picture: publicKey }, 'portrait passed')
        await waiting.remove(key)
        if (row.before !== null) await shown.remove(row.before)
        notices.publish(sent)
        await notifyDevices(memberId, 'info')
      }
      return { subject: publicKey, afterCommit }
    },
    async undone(trx, { subject: publicKey, memberId }, state) {
      const key = state === 'approved' ? await shown.copyTo(waiting, publicKey) : null
      const isWaiting = key && (await showAgainAsWaiting(trx, publicKey, key, clock.now()))
      if (!key || !isWaiting) return null
      const afterCommit = async () => {
        log.info({ memberId, picture: key }, 'portrait waits again')
        await shown.remove(publicKey)
        await notifyDevices(memberId, 'info')
      }
      return { subject: key, afterCommit }
    },
  }
}

/** One review, one notice: the picture names it. */
function noticeOf(memberId: string, picture: string, outcome: 'passed' | 'rejected') {
  const key = `portrait/${picture}`
  const template = `moderation.portrait_${outcome}` as const
  return { memberId, key, kind: 'moderation', template, data: {}, link: '/user/infor' } as const
}
