import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import type { Pictures } from '../../../platform/pictures'
import { FEEDBACK } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { FEEDBACK_PICTURE } from '../picture-kinds'
import { createPictureFiles } from '../pictures/picture-files'
import {
  attachPictures,
  type Feedback,
  type FeedbackEntry,
  findFeedback,
  insertFeedback,
  insertPicture,
  knownPictures,
  readFeedbacks,
  sweepUnsent,
} from './feedback.repository'
import { plainText } from './feedback.rules'

const [SIZE = 0] = FEEDBACK_PICTURE.sizes
const PAGE = 50
const UNSENT_MS = 24 * 3_600_000
const ORPHAN_MS = 3_600_000

export type FeedbackDeps = {
  db: Db
  clock: Clock
  dir: string
  pictures: Pictures
  takeDaily: TakeDaily
}

type Member = Pick<User, 'id'>

export type Feedbacks = {
  /** `read` is called when the member may send one more today. */
  addPicture: (member: Member, read: () => Promise<Buffer>) => Promise<{ key: string }>
  /**
   * The same `requestKey` again gets the same number. Throws `request.invalid` for pictures of
   * others.
   */
  add: (member: Member, feedback: Feedback) => Promise<{ number: string }>
  list: (before?: string) => Promise<FeedbackEntry[]>
  picture: (key: string) => Promise<Buffer | null>
  /** Removes the files of an erased member. */
  removeFiles: (keys: readonly string[]) => Promise<void>
  sweep: () => Promise<void>
}

export function createFeedbacks(deps: FeedbackDeps): Feedbacks {
  const { db, clock, dir, pictures, takeDaily } = deps
  const files = createPictureFiles(path.join(dir, 'feedback'))
  return {
    async addPicture({ id: memberId }, read) {
      permit({ id: memberId }, 'make', { kind: FEEDBACK })
      await takeDaily(DAILY_LIMITS.feedbackPicture, memberId)
      const [picture] = await pictures.make(await read(), FEEDBACK_PICTURE)
      if (!picture) throw new RequestError('profile.bad_picture')
      const key = randomBytes(16).toString('hex')
      await files.write(key, new Map([[SIZE, picture]]))
      await insertPicture(db, memberId, key, clock.now())
      return { key }
    },
    async add({ id: memberId }, feedback) {
      permit({ id: memberId }, 'make', { kind: FEEDBACK })
      const before = await findFeedback(db, memberId, feedback.requestKey)
      if (before !== null) return { number: String(before) }
      await takeDaily(DAILY_LIMITS.feedback, memberId)
      const cleaned = {
        ...feedback,
        content: plainText(feedback.content),
        contact: plainText(feedback.contact),
        pictures: [...new Set(feedback.pictures)],
      }
      const number = await db.transaction().execute(async (trx) => {
        const id = await insertFeedback(trx, memberId, cleaned, clock.now())
        if (id === null) return findFeedback(trx, memberId, cleaned.requestKey)
        if ((await attachPictures(trx, memberId, id, cleaned.pictures)) < cleaned.pictures.length)
          throw new RequestError('request.invalid')
        return id
      })
      return { number: String(number) }
    },
    list: (before) => readFeedbacks(db, { before, limit: PAGE }),
    picture: (key) => files.read(`${key}-${SIZE}.webp`),
    async removeFiles(keys) {
      await Promise.all(keys.map((key) => files.remove(key, [SIZE])))
    },
    async sweep() {
      await sweepUnsent(db, clock.now() - UNSENT_MS)
      await files.sweep((keys) => knownPictures(db, keys), ORPHAN_MS, clock.now())
    },
  }
}
