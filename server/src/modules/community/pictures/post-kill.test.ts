import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { photo } from '../../../platform/pictures/testing'
import { makeMember } from '../../../testing/make-member'
import { type ServerProcess, spawnServer } from '../../../testing/spawn-server'
import { DAY_MS, openCommunity } from '../testing/community-world'

type Answer = { code: number; data: { key: string; code: string } }

async function send(url: string, token: string, body: FormData | string): Promise<Answer> {
  const headers = {
    accessToken: token,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  }
  return (await (await fetch(url, { method: 'POST', headers, body })).json()) as Answer
}

function uploadTo({ url }: ServerProcess, token: string, bytes: Uint8Array): Promise<Answer> {
  const body = new FormData()
  body.append('picture', new Blob([new Uint8Array(bytes)]), 'a.jpg')
  return send(`${url}/community/picture`, token, body)
}

test('of a server killed during posts with pictures, each post is whole or absent', async () => {
  const world = await openCommunity()
  const env = { DATABASE_URL: world.url, VAR_DIR: world.varDir, ROLES: 'api' }
  const circleId = await world.circle()
  const bytes = await photo('jpeg', 1_600, 1_200)
  const folder = path.join(world.uploads, 'posts')
  for (const answered of [1, 3]) {
    const server = await spawnServer(env)
    let done = 0
    await new Promise<void>((resolve, reject) => {
      const post = async (number: number) => {
        const { token } = await makeMember(world.db)
        const keys = []
        for (let n = 0; n < 3; n++) keys.push((await uploadTo(server, token, bytes)).data.key)
        const sent = { circleId, text: `第${number}帖`, pictures: keys, key: world.newKey() }
        const url = `${server.url}/community/post/add`
        const { code } = await send(url, token, JSON.stringify(sent))
        if (code !== 200) throw new Error(`the post was answered with ${code}`)
        done += 1
        if (done === answered) resolve()
      }
      // After the kill the others fail, which changes nothing.
      for (let number = 0; number < 6; number++) void post(number).catch(reject)
    })
    await server.end('SIGKILL')
  }
  const { rows } = await sql<{ pictures: string[] }>`
    SELECT ARRAY(SELECT key FROM post_pictures WHERE post_id = p.id) AS pictures
    FROM posts p`.execute(world.db)
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(new Set(rows.map(({ pictures }) => pictures.length))).toEqual(new Set([3]))
  const used = rows.flatMap(({ pictures }) => pictures)
  const expected = used.flatMap((key) => [`${key}-1200.webp`, `${key}-400.webp`])
  expect(await readdir(folder)).toEqual(expect.arrayContaining(expected))

  // A day later: files without a row are old enough for the sweep.
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), 1, 1)
  world.pass(DAY_MS * 2 + Date.now() - world.clock.now())
  await world.runJobs()
  expect((await readdir(folder)).sort()).toEqual(expected.sort())
  await world.close()
})
