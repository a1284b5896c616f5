import { randomBytes } from 'node:crypto'
import type { Picture } from '@saidian/shared/contracts/content'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { createLimits, type Limit } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import {
  createStoredPictures,
  type Pictures,
  type StoredPictures,
  sizeOfWebp,
} from '../../../platform/pictures'
import { createConcurrencyQueue } from '../../../platform/queue'
import type { ObjectStorage } from '../../../platform/storage'
import { requireMaySay } from '../../governance'
import { type FileBody, type MessageFiles as FilesOfMessages, fileName } from '../sent-files'
import { MESSAGE_FILE } from './access.rules'
import { keyOf, MESSAGE_PICTURES, shownPicture } from './file-kinds'
import {
  type AttachedFile,
  attachFiles,
  findEntryOf,
  findFile,
  insertPicture,
  insertVoice,
  mayRead,
} from './files.repository'
import { PICTURE_LIMIT, VOICE_LIMIT } from './limits.rules'
import { checkVoice } from './voice/checked-voice'

/** Where the objects of messages are stored. */
export const PREFIX = 'messages'
/** Uploads that are read and decoded at once; few, since each is whole in memory. */
const UPLOADS = { atOnce: 4, waiting: 60, reason: 'server.busy' } as const

type Member = { id: string }

export type MessageFiles = FilesOfMessages & {
  /** `read` is called when there is room for one more. */
  addPicture: (
    member: Member,
    read: () => Promise<Buffer>,
  ) => Promise<{ key: string; picture: Picture }>
  addVoice: (member: Member, read: () => Promise<Buffer>) => Promise<{ key: string; ms: number }>
  /** The object of a file name; null when it does not exist or this member may not read it. */
  served: (member: Member, name: string) => Promise<string | null>
  removeFiles: (keys: readonly string[]) => Promise<void>
  stored: StoredPictures
}

export type MessageFilesDeps = {
  db: Db
  clock: Clock
  log: Logger
  storage: ObjectStorage
  pictures: Pick<Pictures, 'make'>
  relations: { hiddenFor: (memberId: string) => Promise<ReadonlySet<string>> }
}

/**
 * A picture or voice is uploaded before its message, which takes it in its own transaction. Members
 * who have that message read it; one that no message takes is removed after a day.
 */
export function createMessageFiles(deps: MessageFilesDeps): MessageFiles {
  const { db, clock, storage } = deps
  const stored = createStoredPictures(storage, PREFIX, MESSAGE_PICTURES)
  const queue = createConcurrencyQueue(UPLOADS)

  function upload<Made>(
    { id }: Member,
    limit: Limit,
    store: (memberId: string) => Promise<Made>,
  ): Promise<Made> {
    permit({ id }, 'make', { kind: MESSAGE_FILE })
    return queue.run(async () => {
      const where = { scope: 'conversation' } as const
      await requireMaySay(db, { memberId: id, where, nowMs: clock.now() })
      await createLimits(db).take([{ limit, of: id }], 'request.too_many')
      return store(id)
    })
  }

  return {
    stored,
    addPicture: async (member, read) =>
      upload(member, PICTURE_LIMIT, async (memberId) => {
        const made = await deps.pictures.make(await read(), MESSAGE_PICTURES)
        const [large] = made
        if (!large) throw new Error('no picture was made')
        const key = await stored.add(made)
        const picture = { key, ...sizeOfWebp(large) }
        await insertPicture(db, { ...picture, memberId, nowMs: clock.now() })
        return { key, picture: shownPicture(picture) }
      }),
    addVoice: async (member, read) =>
      upload(member, VOICE_LIMIT, async (memberId) => {
        const bytes = await read()
        const { ms, type } = checkVoice(bytes)
        const key = randomBytes(16).toString('hex')
        await storage.put(voiceObject(key), bytes, { type })
        await insertVoice(db, { key, ms, memberId, nowMs: clock.now() })
        return { key, ms }
      }),
    async attach(trx, files) {
      const attached = await attachFiles(trx, files)
      return new Map(attached.map((file) => [fileName(file), bodyOf(file)]))
    },
    async served({ id: memberId }, name) {
      permit({ id: memberId }, 'read', { kind: MESSAGE_FILE })
      const key = keyOf(name)
      const isReadable = key !== null && (await isReadableBy(deps, memberId, key))
      return isReadable ? stored.objectNamed(name) : null
    },
    removeFiles: (keys) => removeObjects(keys, { stored, storage }),
  }
}

/** The measured length of a voice: what a client says of it is not used. */
function bodyOf(file: AttachedFile): FileBody {
  if ('ms' in file) return { kind: 'voice', key: file.key, ms: file.ms }
  return { kind: 'picture', picture: shownPicture(file) }
}

async function removeObjects(
  keys: readonly string[],
  { stored, storage }: { stored: StoredPictures; storage: ObjectStorage },
): Promise<void> {
  for (const key of keys) {
    await stored.remove(key)
    await storage.delete(voiceObject(key))
  }
}

const voiceObject = (key: string) => `${PREFIX}/${key}.voice`

/** The sender reads a file before and after it is sent; others read the messages that they have. */
async function isReadableBy(
  { db, relations }: MessageFilesDeps,
  memberId: string,
  key: string,
): Promise<boolean> {
  const file = await findFile(db, key)
  if (!file) return false
  if (file.conversationId === null) return file.memberId === memberId
  const seq = await findEntryOf(db, file)
  if (seq === null) return false
  if (!(await mayRead(db, { conversationId: file.conversationId, seq }, memberId))) return false
  return file.memberId === memberId || !(await relations.hiddenFor(memberId)).has(file.memberId)
}
