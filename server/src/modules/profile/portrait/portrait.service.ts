import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { PORTRAIT_AUDIT } from '@saidian/shared/contracts/profile'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import type { ModeratedKind, Moderation } from '../../../platform/moderation'
import type { NotifyDevices, SendNotices } from '../../../platform/notices'
import { createStoredPictures, type Pictures } from '../../../platform/pictures'
import type { ObjectStorage } from '../../../platform/storage'
import { requireMaySay } from '../../governance'
import { PROFILE } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { PORTRAIT } from '../picture-kinds'
import { moderatedPortrait } from './moderated-portrait'
import {
  knownPortraits,
  readWaiting,
  setWaiting,
  type WaitingPortrait,
} from './portrait.repository'
import { waitingPath } from './portrait-path.rules'

const MAX_LISTED = 100

export type PortraitDeps = {
  db: Db
  clock: Clock
  log: Logger
  storage: ObjectStorage
  pictures: Pictures
  takeDaily: TakeDaily
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  moderation: Moderation
}

export type Portraits = {
  kind: ModeratedKind
  /** `read` is called when the member may send one more today. */
  upload: (
    member: Pick<User, 'id'>,
    read: () => Promise<Buffer>,
  ) => Promise<{ portraitNew: string; portraitAudit: number }>
  waiting: () => Promise<WaitingPortrait[]>
  /** Approves or rejects the waiting picture of this key. */
  decide: (key: string, decision: 'approve' | 'reject', by: string) => Promise<void>
  /** The object of a picture by its file name. */
  objectNamed: (place: 'public' | 'waiting', name: string) => string
  /** Removes the files of an erased member. */
  removeFiles: (keys: { shown: readonly string[]; waiting: readonly string[] }) => Promise<void>
  sweep: (signal: AbortSignal) => Promise<void>
}

/**
 * A new portrait waits in a separate folder under a name that only its owner gets. When it passes
 * the audit it gets another name in the public folder. So the first name reveals nothing about the
 * public picture, and a public name never changes its content.
 */
export function createPortraits(deps: PortraitDeps): Portraits {
  const { db, clock, log, pictures, takeDaily, notifyDevices, moderation } = deps
  const shown = createStoredPictures(deps.storage, 'portraits', PORTRAIT)
  const waiting = createStoredPictures(deps.storage, 'waiting', PORTRAIT)
  return {
    kind: moderatedPortrait({ ...deps, shown, waiting }),
    async upload({ id: memberId }, read) {
      permit({ id: memberId }, 'change', { kind: PROFILE, ownerId: memberId })
      await requireMaySay(db, { memberId, where: { scope: 'profile' }, nowMs: clock.now() })
      await takeDaily(DAILY_LIMITS.portrait, memberId)
      const made = await pictures.make(await read(), PORTRAIT)
      // Objects first: every row has its objects. The sweep removes those without a row.
      const key = await waiting.add(made)
      const before = await db.transaction().execute(async (trx) => {
        await moderation.open(trx, { kind: 'portrait', subject: key, memberId, content: {} })
        const row = await setWaiting(trx, memberId, key, clock.now())
        if (!row) throw new RequestError('profile.no_such_member')
        return row.before
      })
      if (before !== null) await waiting.remove(before)
      await notifyDevices(memberId, 'info')
      return { portraitNew: waitingPath(key), portraitAudit: PORTRAIT_AUDIT.waiting }
    },
    waiting: () => readWaiting(db, MAX_LISTED),
    async decide(key, decision, by) {
      const id = await moderation.pendingOf('portrait', key)
      if (id === null) throw new RequestError('request.not_found')
      await moderation.decide({ id, decision, reason: '', by })
    },
    objectNamed: (place, name) => (place === 'public' ? shown : waiting).objectNamed(name),
    async removeFiles(keys) {
      await Promise.all([...keys.shown.map(shown.remove), ...keys.waiting.map(waiting.remove)])
    },
    async sweep(signal) {
      const count =
        (await shown.sweep((keys) => knownPortraits(db, keys, false), signal)) +
        (await waiting.sweep((keys) => knownPortraits(db, keys, true), signal))
      if (count > 0) log.info({ files: count }, 'pictures without an owner removed')
    },
  }
}
