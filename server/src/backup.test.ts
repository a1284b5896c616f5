import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { uploadPortrait } from '@saidian/shared/contracts/profile'
import { sql } from 'kysely'
import { outcomeOf } from './command'
import { backUp } from './commands/backup-command'
import { restore } from './commands/restore-command'
import { footballSink } from './modules/football'
import { systemClock } from './platform/clock'
import { createLog } from './platform/log'
import { photo } from './platform/pictures/testing'
import { createEmptyDatabase } from './testing'
import {
  callRoute,
  inject,
  newAddress,
  type Route,
  readRoutes,
  routeNamed,
} from './testing/every-route'
import { footballWorld, matchMessage } from './testing/football-world'
import { becomeMember, type Login } from './testing/log-in'
import { createScratchDir } from './testing/scratch-dir'
import { openWholeApp, type WholeApp } from './testing/whole-app'

const log = createLog('silent')
const ROLES = { SMS_DEV: '1', ROLES: 'api,gateway,feed' }
/** Files of other modules as they are in `VAR_DIR`. */
const STORED = [
  ['keys/registry.pem', 'a key'],
  ['registry/mf_live/1.0.0/remoteEntry.js', 'var mf_live = "restored"'],
] as const

/** What a killed process leaves of an upload. */
const DRAFT = 'uploads/.drafts/half'

let source: WholeApp
let routes: Route[]
let member: Login
let backup: string
/** Rows of the product at the moment of its backup. */
let contents: Record<string, unknown>
const open: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  source = await openWholeApp(ROLES)
  routes = await readRoutes(source)
  member = await becomeMember(source, routes)
  await uploadPhoto(member)
  const sink = footballSink({ db: source.db, source: 'openfootball', clock: systemClock, log })
  await sink.deliver([...footballWorld(['a', 'b']), matchMessage('a', 1, { score: [2, 1] })])
  for (const [name, text] of STORED) {
    await mkdir(path.dirname(path.join(source.varDir, name)), { recursive: true })
    await writeFile(path.join(source.varDir, name), text)
  }
  await writeFile(path.join(source.varDir, DRAFT), 'half')
  await sql`INSERT INTO conversations (kind, epoch, last_at)
    VALUES (2, 'before', now())`.execute(source.db)
  backup = path.join(source.varDir, 'backup.tar.gz')
  await backUpSource()
})
afterAll(async () => {
  for (const close of open.splice(0).reverse()) await close()
  await source.close()
})

/** Again until no job has written beside it: then `contents` is what the backup holds. */
async function backUpSource(): Promise<void> {
  let before: Record<string, unknown>
  do {
    await rm(backup, { force: true })
    before = await rowsOf(source)
    expect(await command('backup', source, [backup])).toEqual({
      out: expect.stringMatching(/^\d+ tables and \d+ files/),
      failure: '',
    })
    contents = await rowsOf(source)
  } while (!isDeepStrictEqual(steady(contents), steady(before)))
}

/** Tables that say when something was done last. */
const MOMENTS = {
  schema_migrations: expect.anything(),
  sessions: expect.anything(),
  scheduled_jobs: expect.anything(),
  conversations: expect.anything(),
}

const steady = (rows: Record<string, unknown>) => ({ ...rows, ...MOMENTS })

/** Retries while the decoder does not start in time on a busy machine. */
async function uploadPhoto({ token }: Login): Promise<void> {
  const head = '--b\r\ncontent-disposition: form-data; name="portrait"; filename="me.jpg"\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), await photo(), Buffer.from('\r\n--b--\r\n')])
  for (let tries = 0; tries < 10; tries++) {
    const answer = await inject(source, {
      method: 'POST',
      url: uploadPortrait.path,
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b', accesstoken: token },
      remoteAddress: newAddress(),
    })
    if (answer.json().code === 200) return
  }
  throw new Error('the portrait was not taken')
}

type Place = { url: string; varDir: string }

const COMMANDS = { backup: backUp, restore }

function command(name: keyof typeof COMMANDS, { url, varDir }: Place, args: string[]) {
  return outcomeOf(COMMANDS[name], args, { DATABASE_URL: url, VAR_DIR: varDir })
}

async function emptyPlace(): Promise<Place> {
  const [database, scratch] = [await createEmptyDatabase(), await createScratchDir()]
  open.push(database.drop, scratch.remove)
  return { url: database.url, varDir: scratch.dir }
}

/** Without values of one process or of one moment. */
function settled(text: string): unknown {
  return JSON.parse(text, (key, value) =>
    ['serverAt', 'epoch', 'seq', 'requestId', 'feed'].includes(key) ? undefined : value,
  )
}

async function rowsOf({ db }: WholeApp): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind IN ('r', 'p') AND NOT relispartition AND relpersistence = 'p' ORDER BY 1`.execute(
    db,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of rows) {
    const content = await sql<{ checksum: string }>`
      SELECT count(*) || ' ' ||
        coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS checksum
      FROM ${sql.table(name)} t`.execute(db)
    found[name] = content.rows[0]?.checksum
  }
  // New rows get numbers after those of the restored ones.
  const numbers = await sql`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`.execute(
    db,
  )
  return { ...found, numbers: numbers.rows }
}

test('a restored product has the same rows, answers, pictures, files and logins', async () => {
  const place = await emptyPlace()
  expect((await command('restore', place, [backup])).failure).toBe('')
  const restored = await openWholeApp(ROLES, place)
  open.push(restored.close)
  // Read before any call: a login writes.
  const after = await rowsOf(restored)
  expect(after).toEqual(steady(contents))
  // Devices may have later entries of a log than the backup, under the epoch of before.
  const { rows: logs } = await sql<{ epoch: string }>`SELECT epoch FROM conversations`.execute(
    restored.db,
  )
  expect(logs).toEqual([{ epoch: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  // Numbers of topics must not go back: followers of the source have later ones.
  const { rows: numbered } = await sql`SELECT FROM topic_positions`.execute(source.db)
  expect(numbered.length).toBeGreaterThan(0)
  expect((await sql`SELECT FROM topic_positions`.execute(restored.db)).rows).toEqual([])

  const headers = { accesstoken: member.token }
  const both = async (url: string) => {
    const [here, there] = [
      await inject(source, { url, headers }),
      await inject(restored, { url, headers }),
    ]
    expect(there.statusCode).toBe(200)
    return [here, there] as const
  }
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches ORDER BY id`.execute(source.db)
  for (const url of [
    `/live/football/matches?ids=${rows.map(({ id }) => id).join('!')}`,
    `/live/fb/match/live/navigation/${rows[0]?.id}`,
    '/user/center/info',
    '/user/devices',
  ]) {
    const [here, there] = await both(url)
    expect(settled(there.body)).toEqual(settled(here.body))
    expect([url, here.json()]).toEqual([url, expect.objectContaining({ code: 200 })])
  }
  const [info] = await both('/user/center/info')
  const [mine, theirs] = await both(info.json().data.portraitNew)
  expect(mine.rawPayload.length).toBeGreaterThan(100)
  expect(theirs.rawPayload.equals(mine.rawPayload)).toBe(true)

  for (const [name, text] of STORED)
    expect(await readFile(path.join(place.varDir, name), 'utf8')).toBe(text)
  expect(existsSync(path.join(place.varDir, DRAFT))).toBe(false)

  const sent = await callRoute(restored, routeNamed(routes, 'post /inform/send/code'), {
    body: { phone: member.phone, purpose: 'login' },
  })
  const { code } = sent.data as { code: string }
  const login = await callRoute(restored, routeNamed(routes, 'post /user/login'), {
    body: { way: 'code', phone: member.phone, code, agreed: true },
  })
  const { token } = login.data as { token: string }
  const again = await inject(restored, {
    url: '/user/center/info',
    headers: { accesstoken: token },
  })
  expect(again.json().data.id).toBe(info.json().data.id)
})

test('the program of a command prints why it failed, and ends with 1', async () => {
  const argv = ['--import', 'tsx', path.join(__dirname, 'restore.ts')]
  const env = { PATH: process.env.PATH, DATABASE_URL: source.url, VAR_DIR: source.varDir }
  await expect(promisify(execFile)(process.execPath, argv, { env })).rejects.toMatchObject({
    code: 1,
    stderr: 'usage: pnpm restore <file.tar.gz> [--force]\n',
  })
})

test('a target that is not empty is left alone, unless with --force', async () => {
  const place = await emptyPlace()
  const tokenFile = path.join(place.varDir, 'keys', 'staff-token')
  await mkdir(path.dirname(tokenFile))
  await writeFile(tokenFile, 'mine')
  expect((await command('restore', place, [backup])).failure).toBe(
    `${path.dirname(tokenFile)} is not empty; --force replaces it`,
  )
  expect(await readFile(tokenFile, 'utf8')).toBe('mine')
  expect((await command('restore', place, [backup, '--force'])).failure).toBe('')
  await expect(readFile(tokenFile)).rejects.toThrow('ENOENT')
  const bare = { ...(await emptyPlace()), url: place.url }
  expect((await command('restore', bare, [backup])).failure).toBe(
    'the database is not empty; --force replaces it',
  )
  const running = await source.db
    .connection()
    .execute(() => command('restore', source, [backup, '--force']))
  expect(running.failure).toBe('a server uses this database: stop it before a restore')
})

test('a backup that was changed, truncated or is of another format changes nothing', async () => {
  const place = await emptyPlace()
  const file = path.join(place.varDir, 'other.tar.gz')
  const tar = gunzipSync(await readFile(backup))
  const damaged = Buffer.from(tar)
  const at = damaged.indexOf('2026-27')
  damaged.write('2099', at)
  const cases: [Buffer, RegExp][] = [
    [gzipSync(damaged), /is damaged: database\/\w+\/000000 is not as written$/],
    [(await readFile(backup)).subarray(0, 5_000), /cannot be read: unexpected end of file$/],
    [Buffer.from('no archive'), /cannot be read: incorrect header check$/],
  ]
  for (const [bytes, failure] of cases) {
    await writeFile(file, bytes)
    expect((await command('restore', place, [file])).failure).toMatch(failure)
  }
  const other = { url: place.url, varDir: place.varDir }
  expect((await command('restore', other, [path.join(place.varDir, 'none')])).failure).toContain(
    'ENOENT',
  )
})
