import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import { createStoredPictures, type Pictures } from '../../../platform/pictures'
import type { ObjectStorage } from '../../../platform/storage'
import type { TextFilter, TextKind } from '../../../platform/text-filter'
import { FEEDBACK } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { FEEDBACK_PICTURE } from '../picture-kinds'
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
/** A complaint may quote what it is about: nothing is rejected, the staff sees what is listed. */
const CONTENT: TextKind = { lists: ['unsafe'] }
const UNSENT_MS = 24 * 3_600_000

export type FeedbackDeps = {
  db: Db
  clock: Clock
  storage: ObjectStorage
  pictures: Pictures
  takeDaily: TakeDaily
  textFilter: TextFilter
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
  /** For the staff: `flags` names what the text filter lists; what it masks is masked. */
  list: (before?: string) => Promise<(FeedbackEntry & { flags: string[] })[]>
  /** The object of a picture by its key. */
  objectOf: (key: string) => string
  /** Removes the files of an erased member. */
  removeFiles: (keys: readonly string[]) => Promise<void>
  sweep: (signal: AbortSignal) => Promise<void>
}

export function createFeedbacks(deps: FeedbackDeps): Feedbacks {
  const { db, clock, storage, pictures, takeDaily, textFilter } = deps
  const stored = createStoredPictures(storage, 'feedback', FEEDBACK_PICTURE)
  return {
    async addPicture({ id: memberId }, read) {
      permit({ id: memberId }, 'make', { kind: FEEDBACK })
      await takeDaily(DAILY_LIMITS.feedbackPicture, memberId)
      const key = await stored.add(await pictures.make(await read(), FEEDBACK_PICTURE))
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
    async list(before) {
      const entries = await readFeedbacks(db, { before, limit: PAGE })
      return entries.map((entry) => ({
        ...entry,
        content: textFilter.mask(entry.content),
        flags: [...new Set(textFilter.check(entry.content, CONTENT).map(({ what }) => what))],
      }))
    },
    objectOf: (key) => stored.objectOf(key, SIZE),
    async removeFiles(keys) {
      await Promise.all(keys.map(stored.remove))
    },
    async sweep(signal) {
      await sweepUnsent(db, clock.now() - UNSENT_MS)
      await stored.sweep((keys) => knownPictures(db, keys), signal)
    },
  }
}
