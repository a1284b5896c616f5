import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createScratchDir } from '../../testing/scratch-dir'
import { withFileLock } from './file-lock'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
beforeEach(async () => {
  scratch = await createScratchDir()
})
afterEach(() => scratch.remove())

test('of twenty concurrent callers one works at a time, and no file remains', async () => {
  const lock = path.join(scratch.dir, 'lock')
  let inside = 0
  let max = 0
  const work = async () => {
    inside += 1
    max = Math.max(max, inside)
    await wait(5)
    inside -= 1
  }
  await Promise.all(Array.from({ length: 20 }, () => withFileLock(lock, work)))
  expect(max).toBe(1)
  expect(await readdir(scratch.dir)).toEqual([])
})

test.each(['4194000', ''])('a lock of a dead process (%p) is taken over', async (holder) => {
  const lock = path.join(scratch.dir, 'lock')
  await writeFile(lock, holder)
  expect(await withFileLock(lock, async () => 'done')).toBe('done')
})

test('failed work releases the lock', async () => {
  const lock = path.join(scratch.dir, 'lock')
  const failing = withFileLock(lock, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await withFileLock(lock, async () => 'done')).toBe('done')
})
