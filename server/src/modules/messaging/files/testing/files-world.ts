import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { uploadMessagePicture, uploadVoice } from '@saidian/shared/contracts/messaging'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'
import { createLog } from '../../../../platform/log'
import { createPictures } from '../../../../platform/pictures'
import { createLocalStorage } from '../../../../platform/storage'
import { createTestApp, createTestDatabase, createTestStaff } from '../../../../testing'
import { makeMember } from '../../../../testing/make-member'
import { runJobs } from '../../../../testing/run-jobs'
import { createScratchDir } from '../../../../testing/scratch-dir'
import { createTestNotices } from '../../../../testing/test-notices'
import { relationsModule } from '../../../relations'
import { fileName } from '../../sent-files'
import { writeEntry } from '../../testing/written-log'
import { type MessageFiles, messageFilesModule } from '..'

// biome-ignore lint/suspicious/noExplicitAny: what a call answers depends on the call
export type Answer = { code: number; reason?: string; data: any }

/** Files of messages over a real database and a folder; tokens and cookies are ids of members. */
export async function openFiles() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const clock = { nowMs: Date.now(), now: () => clock.nowMs }
  const log = createLog('silent')
  const pictures = createPictures(log)
  const uploads = path.join(scratch.dir, 'uploads')
  const storage = createLocalStorage({ dir: uploads, maxBytes: 1e9 })
  const { notices, notifyDevices } = createTestNotices(db, clock)
  const blocks = relationsModule({ db, clock, log, notices, notifyDevices, isApi: true })
  const { staff } = await createTestStaff(db, scratch.dir)
  const parts = messageFilesModule({
    db,
    clock,
    log,
    storage,
    pictures,
    staff,
    isApi: true,
    relations: blocks.relations,
  })
  const app = await createTestApp({
    modules: [parts, blocks],
    authenticate: async (id) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null),
    authenticateCookie: async (token) => {
      const id = /^\d+/.exec(token)?.[0]
      return id ? { user: { id, sessionId: 's' }, renewed: null } : null
    },
  })

  const send = createUpload(app)
  const world = {
    db,
    clock,
    app,
    parts,
    member: async () => {
      const { id } = await makeMember(db)
      await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
        VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(db)
      return id
    },
    picture: (member: string, bytes: Uint8Array) =>
      send(member, bytes, 'picture', uploadMessagePicture.path),
    voice: (member: string, bytes: Uint8Array) => send(member, bytes, 'voice', uploadVoice.path),
    ...createSends(db, { clock, attach: parts.files.attach }),
    read: (member: string, url: string, headers: InjectOptions['headers'] = {}) =>
      app.inject({ url, headers: { ...(member && { accesstoken: member }), ...headers } }),
    block: (by: string, memberId: string) =>
      app.inject({
        method: 'POST',
        url: '/user/block',
        headers: { accesstoken: by },
        payload: { memberId, isOn: true },
      }),
    /** Names of all stored objects. */
    async objects(): Promise<string[]> {
      return (await readdir(path.join(uploads, 'messages')).catch(() => [])).filter(
        (name) => !name.endsWith('.meta'),
      )
    },
    sweep: () => runJobs(parts),
    async close() {
      pictures.close()
      await app.close()
      await database.drop()
      await scratch.remove()
    },
  }
  return world
}

export type FilesWorld = Awaited<ReturnType<typeof openFiles>>

/** Sends a file as a browser does. */
function createUpload(app: FastifyInstance) {
  return async (member: string, bytes: Uint8Array, field: string, url: string) => {
    const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=b', accesstoken: member }
    return (await app.inject({ method: 'POST', url, headers, payload })).json() as Answer
  }
}

type Sends = { clock: { nowMs: number }; attach: MessageFiles['attach'] }

function createSends(db: Db, { clock, attach }: Sends) {
  return {
    /** Sends an uploaded picture as a message; resolves with its number, 0 when it was rejected. */
    async sendPicture(senderId: string, conversationId: string, key: string): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const given = { kind: 'picture' as const, key, senderId, conversationId }
        const body = (await attach(trx, [given])).get(fileName(given))
        if (!body) return 0
        return writeEntry(trx, conversationId, { senderId, body, atMs: clock.nowMs })
      })
    },
    async sendVoice(senderId: string, conversationId: string, key: string): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const given = { kind: 'voice' as const, key, senderId, conversationId }
        const body = (await attach(trx, [given])).get(fileName(given))
        if (!body) return 0
        return writeEntry(trx, conversationId, { senderId, body, atMs: clock.nowMs })
      })
    },
  }
}
