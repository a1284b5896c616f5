import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { photo } from '../../../platform/pictures/testing'
import { makeMember } from '../../../testing/make-member'
import { spawnServer } from '../../../testing/spawn-server'
import { openProfileWorld, type ProfileWorld } from '../testing/profile-world'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
})
afterAll(() => world.close())

function upload(url: string, token: string, bytes: Uint8Array): Promise<{ code: number }> {
  const body = new FormData()
  body.append('portrait', new Blob([new Uint8Array(bytes)]), 'me.jpg')
  const sending = fetch(`${url}/user/center/portrait`, {
    method: 'POST',
    headers: { accessToken: token },
    body,
  })
  return sending.then(async (answer) => (await answer.json()) as { code: number })
}

/** A busy server rejects uploads; only confirmed ones count. */
async function accepted(send: () => Promise<{ code: number }>): Promise<void> {
  while ((await send()).code !== 200) await new Promise((resolve) => setTimeout(resolve, 200))
}

async function waitingKeys(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT portrait_new_key AS key FROM profiles WHERE portrait_new_key IS NOT NULL`.execute(
    world.db,
  )
  return rows.map(({ key }) => key)
}

test('a server killed during uploads leaves no missing and no partial picture', async () => {
  const env = { DATABASE_URL: world.url, VAR_DIR: world.varDir, ROLES: 'api' }
  const picture = await photo('jpeg', 3_000, 3_000)
  const folder = path.join(world.uploads, 'waiting')
  for (const answered of [1, 2, 4]) {
    const server = await spawnServer(env)
    const members = await Promise.all(
      Array.from({ length: 8 }, () => makeMember(world.db, { parts: world.parts })),
    )
    let answers = 0
    await new Promise<void>((resolve) => {
      for (const { token } of members)
        void accepted(() => upload(server.url, token, picture)).then(
          () => ++answers === answered && resolve(),
          () => undefined,
        )
    })
    await server.end('SIGKILL')
  }
  const keys = await waitingKeys()
  const names = await readdir(folder)
  expect(keys.length).toBeGreaterThanOrEqual(7)
  expect(keys.length).toBeLessThan(24)
  for (const key of keys)
    for (const size of [256, 96]) expect(names).toContain(`${key}-${size}.webp`)
  for (const name of names.filter((one) => one.endsWith('.webp'))) {
    const { width } = await sharp(await readFile(path.join(folder, name))).metadata()
    expect(name).toContain(`-${width}.webp`)
  }

  const server = await spawnServer(env)
  const { token } = await makeMember(world.db, { parts: world.parts })
  expect(await upload(server.url, token, picture)).toMatchObject({ code: 200 })
  await server.end('SIGTERM')
})
