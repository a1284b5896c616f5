import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { PORTRAIT_AUDIT } from '@saidian/shared/contracts/profile'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import type { NotifyDevices } from '../../../platform/notices'
import type { Pictures } from '../../../platform/pictures'
import { PROFILE } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { PORTRAIT } from '../picture-kinds'
import { createPictureFiles, type PictureFiles } from '../pictures/picture-files'
import {
  knownPortraits,
  passWaiting,
  readWaiting,
  rejectWaiting,
  setWaiting,
  type WaitingPortrait,
} from './portrait.repository'
import { waitingPath } from './portrait-path.rules'

const MAX_LISTED = 100
/** Another process may have written the file but not yet the row: younger files stay. */
const ORPHAN_MS = 3_600_000

export type PortraitDeps = {
  db: Db
  clock: Clock
  log: Logger
  dir: string
  pictures: Pictures
  takeDaily: TakeDaily
  notifyDevices: NotifyDevices
}

export type Portraits = {
  /** `read` is called when the member may send one more today. */
  upload: (
    member: Pick<User, 'id'>,
    read: () => Promise<Buffer>,
  ) => Promise<{ portraitNew: string; portraitAudit: number }>
  waiting: () => Promise<WaitingPortrait[]>
  pass: (key: string) => Promise<void>
  reject: (key: string) => Promise<void>
  /** Bytes of a picture by its file name; null when it does not exist. */
  read: (place: 'public' | 'waiting', name: string) => Promise<Buffer | null>
  /** Removes the files of an erased member. */
  removeFiles: (keys: { shown: readonly string[]; waiting: readonly string[] }) => Promise<void>
  sweep: () => Promise<void>
}

/**
 * A new portrait waits in a separate folder under a name that only its owner gets. When it passes
 * the audit it gets another name in the public folder. So the first name reveals nothing about the
 * public picture, and a public name never changes its content.
 */
export function createPortraits(deps: PortraitDeps): Portraits {
  const { db, clock, log, pictures, takeDaily, notifyDevices } = deps
  const shown = createPictureFiles(path.join(deps.dir, 'portraits'))
  const waiting = createPictureFiles(path.join(deps.dir, 'waiting'))
  return {
    async upload({ id: memberId }, read) {
      permit({ id: memberId }, 'change', { kind: PROFILE, ownerId: memberId })
      await takeDaily(DAILY_LIMITS.portrait, memberId)
      const made = await pictures.make(await read(), PORTRAIT)
      const key = newKey()
      // Files first: every row has its files. The sweep removes files without a row.
      await waiting.write(key, new Map(made.map((bytes, at) => [PORTRAIT.sizes[at] ?? 0, bytes])))
      const row = await setWaiting(db, memberId, key, clock.now())
      if (!row) throw new RequestError('profile.no_such_member')
      await removePicture(waiting, row.before)
      notifyDevices(memberId, 'info')
      return { portraitNew: waitingPath(key), portraitAudit: PORTRAIT_AUDIT.waiting }
    },
    waiting: () => readWaiting(db, MAX_LISTED),
    async pass(key) {
      const publicKey = newKey()
      await waiting.copyTo(shown, key, publicKey, PORTRAIT.sizes).catch((error) => {
        throw new RequestError('request.not_found', { cause: error })
      })
      const row = await passWaiting(db, key, publicKey)
      if (!row) {
        await removePicture(shown, publicKey)
        throw new RequestError('request.not_found')
      }
      log.info({ memberId: row.memberId, picture: publicKey }, 'portrait passed')
      await Promise.all([removePicture(waiting, key), removePicture(shown, row.before)])
      notifyDevices(row.memberId, 'info')
    },
    async reject(key) {
      const row = await rejectWaiting(db, key)
      if (!row) throw new RequestError('request.not_found')
      log.info({ memberId: row.memberId, picture: key }, 'portrait rejected')
      await removePicture(waiting, key)
      notifyDevices(row.memberId, 'info')
    },
    read: (place, name) => (place === 'public' ? shown : waiting).read(name),
    async removeFiles(keys) {
      await Promise.all([
        ...keys.shown.map((key) => removePicture(shown, key)),
        ...keys.waiting.map((key) => removePicture(waiting, key)),
      ])
    },
    async sweep() {
      const now = clock.now()
      const count =
        (await shown.sweep((keys) => knownPortraits(db, keys, false), ORPHAN_MS, now)) +
        (await waiting.sweep((keys) => knownPortraits(db, keys, true), ORPHAN_MS, now))
      if (count > 0) log.info({ files: count }, 'pictures without an owner removed')
    },
  }
}

function newKey(): string {
  return randomBytes(16).toString('hex')
}

async function removePicture(files: PictureFiles, key: string | null): Promise<void> {
  if (key !== null) await files.remove(key, PORTRAIT.sizes)
}
