import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createEmptyDatabase, createTestDatabase } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { createLog } from '../log'
import { restoreBackup, writeBackup } from '.'
import { writeRecordingPart } from './stored-files'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** Ten megabytes, which are more than two parts, one byte and none. */
const FILES: [string, Buffer][] = [
  ['long.flv', randomBytes(10_000_000)],
  ['short.flv', Buffer.from('1')],
  ['void.flv', Buffer.alloc(0)],
]

/** Restores a product with recordings into another place, which has one of them already. */
async function restored(hasRecordings: boolean): Promise<string> {
  const [source, target] = [await createTestDatabase(), await createEmptyDatabase()]
  const [from, to] = [await createScratchDir(), await createScratchDir()]
  open.push(source.drop, target.drop, from.remove, to.remove)
  for (const { dir } of [from, to]) await mkdir(path.join(dir, 'recordings'))
  for (const [name, bytes] of FILES) await writeFile(path.join(from.dir, 'recordings', name), bytes)
  await writeFile(path.join(to.dir, 'recordings', 'short.flv'), 'kept')
  const file = path.join(from.dir, 'backup.tar.gz')
  const { url } = source
  await writeBackup({ url, varDir: from.dir, now: new Date(), hasRecordings }, file)
  const place = { url: target.url, varDir: to.dir, log: createLog('silent'), isForced: false }
  await restoreBackup(place, file)
  return path.join(to.dir, 'recordings')
}

test('recordings go along only if asked for; those of the place stay', async () => {
  const dir = await restored(false)
  expect(await readdir(dir)).toEqual(['short.flv'])
  expect(await readFile(path.join(dir, 'short.flv'), 'utf8')).toBe('kept')
})

test('with recordings each file is as it was, long ones too', async () => {
  const dir = await restored(true)
  for (const [name, bytes] of FILES) {
    const found = await readFile(path.join(dir, name)).catch(() => Buffer.alloc(0))
    expect([name, found.equals(bytes)]).toEqual([name, true])
  }
})

test.each(['recordings/../keys/key', 'recordings/a/b.flv', 'keys/a.flv', 'recordings/..'])(
  'a part is never written outside the folder of recordings: %s',
  async (name) => {
    const { dir, remove } = await createScratchDir()
    open.push(remove)
    const part = { name, part: 0, bytes: Buffer.from('x') }
    await expect(writeRecordingPart(dir, part)).rejects.toThrow('outside its folders')
    expect(await readdir(dir)).toEqual([])
  },
)
