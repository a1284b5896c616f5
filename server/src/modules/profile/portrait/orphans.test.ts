import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { photo } from '../../../platform/pictures/testing'
import { openProfileWorld, type ProfileWorld } from '../testing/profile-world'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
  world.clock.nowMs = Date.now()
})
afterAll(() => world.close())

/** Leaves a file like one of a process that died `minutes` ago. */
async function leave(folder: string, name: string, minutes: number): Promise<void> {
  const file = path.join(world.uploads, folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'half')
  const then = Date.now() / 1_000 - minutes * 60
  await utimes(file, then, then)
}

test('the job removes old drafts and files without a row, not current uploads', async () => {
  const one = await world.member()
  const sent = await world.send(one, '/user/center/portrait', await photo())
  const stored = path.basename(sent.data.portraitNew)
  const old = `${'a'.repeat(32)}-256.webp`
  const young = `${'b'.repeat(32)}-256.webp`
  for (const folder of ['waiting', 'portraits', 'feedback']) {
    await leave(folder, old, 91)
    await leave(folder, '0b9e.draft', 91)
    await leave(folder, young, 5)
  }
  await world.runJobs()
  expect((await readdir(path.join(world.uploads, 'waiting'))).sort()).toEqual(
    [young, stored, stored.replace('-256', '-96')].sort(),
  )
  for (const folder of ['portraits', 'feedback'])
    expect(await readdir(path.join(world.uploads, folder))).toEqual([young])
  expect((await world.app.inject({ url: sent.data.portraitNew })).statusCode).toBe(200)
})
