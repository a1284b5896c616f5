import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { createScratchDir } from '../../testing/scratch-dir'
import { createLocalStorage } from '.'

const PROGRAM = path.join(__dirname, 'testing/put-endlessly.ts')

/** Keys that a process confirmed before it was killed. */
async function killWhileStoring(dir: string, prefix: string, after: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, dir, prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const confirmed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    confirmed.push(line)
    if (confirmed.length === after) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return confirmed
}

test('of killed processes every confirmed object is whole, and no half one shows', async () => {
  const scratch = await createScratchDir()
  const storage = createLocalStorage({ dir: scratch.dir, maxBytes: 1e12 })
  const confirmed = (
    await Promise.all([
      killWhileStoring(scratch.dir, 'a', 3),
      killWhileStoring(scratch.dir, 'b', 5),
      killWhileStoring(scratch.dir, 'c', 8),
    ])
  ).flat()
  const listed: string[] = []
  for await (const { key, bytes } of storage.list('')) {
    expect([key, bytes]).toEqual([key, 1_048_576])
    const body = (await storage.get(key))?.body
    const content = body && (await buffer(body))
    expect(new Set(content).size).toBe(1)
    expect(await storage.head(key)).toMatchObject({ bytes: 1_048_576 })
    listed.push(key)
  }
  expect(confirmed.length).toBeGreaterThanOrEqual(16)
  expect(listed).toEqual(expect.arrayContaining(confirmed))
  const drafts = await readdir(path.join(scratch.dir, '.drafts'))
  expect(drafts.length).toBeLessThanOrEqual(3)
  await scratch.remove()
})
