import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { floodPng, photo } from '../../../platform/pictures/testing'
import { DAY_MS, openProfileWorld, type ProfileWorld } from '../testing/profile-world'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
})
beforeEach(() => {
  world.clock.nowMs += DAY_MS
})
afterAll(() => world.close())

const send = (member: string, bytes: Uint8Array, given = {}) =>
  world.send(member, '/user/center/portrait', bytes, given)
const SCRIPT = '<script>alert(1)</script>'

const HOSTILE: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a file of no bytes': () => Buffer.alloc(0),
  text: () => Buffer.from('hello'),
  'a page': () => Buffer.from(`<!doctype html>${SCRIPT}`),
  'an SVG with a script': () =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`),
  'an SVG behind a PNG magic': () =>
    Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      Buffer.from(`<svg>${SCRIPT}</svg>`),
    ]),
  'a GIF header with a script': () => Buffer.from('GIF89a/*\u0000\u0000*/=1;alert(1)//'),
  'a JPEG without an end': async () => (await photo('jpeg', 900, 900)).subarray(0, 700),
  'a PNG with a broken middle': async () => {
    const png = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    return png.fill(0, 300, 3_000)
  },
  'a TIFF': () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  'a zip bomb': () => gzipSync(Buffer.alloc(200_000_000)),
  '100 million pixels in 20 KB': () => floodPng(10_000, 10_000),
  'one row more than 25 million pixels': () => floodPng(5_000, 5_001),
  'a side of two thousand million': () => {
    const png = floodPng(8, 8)
    png.writeUInt32BE(0x7fffffff, 16)
    png.writeUInt32BE(0x7fffffff, 20)
    return png
  },
}

test.each(Object.entries(HOSTILE))('%s is no picture', async (_, make) => {
  const one = await world.member()
  expect(await send(one, await make())).toMatchObject({ code: 400, reason: 'profile.bad_picture' })
  expect((await world.call(one, '/user/center/info')).data).toMatchObject({
    portraitNew: '',
    portraitAudit: 0,
  })
})

test('a picture that is also a script becomes a picture only', async () => {
  const gif = await photo('gif')
  const both = Buffer.concat([gif, Buffer.from(`;*/=1;${SCRIPT}`)])
  const { portraitNew } = (await send(await world.member(), both)).data
  const stored = await world.app.inject({ url: portraitNew })
  expect(stored.rawPayload.includes('script')).toBe(false)
  expect(stored.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
})

test('25 million pixels are accepted', async () => {
  expect(await send(await world.member(), floodPng(5_000, 5_000))).toMatchObject({ code: 200 })
})

test('a picture that lies on its side is rotated', async () => {
  const lying = await sharp({
    create: { width: 20, height: 40, channels: 3, background: 'blue' },
  })
    .composite([
      {
        input: { create: { width: 20, height: 20, channels: 3, background: 'red' } },
        top: 0,
        left: 0,
      },
    ])
    .withMetadata({ orientation: 3 })
    .png()
    .toBuffer()
  const { portraitNew } = (await send(await world.member(), lying)).data
  const { rawPayload } = await world.app.inject({ url: portraitNew })
  const top = await sharp(rawPayload)
    .extract({ left: 100, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(top[2]).toBeGreaterThan(200)
})

test.each([
  ['../../../evil.js'],
  ['..\\..\\evil.js'],
  ['/etc/passwd'],
  ['a\u0000.png'],
  ['x'.repeat(5_000)],
  ['con.webp'],
])('the file name %j is ignored', async (name) => {
  const { portraitNew } = (await send(await world.member(), await photo(), { name })).data
  expect(portraitNew).toMatch(/^\/uploads\/waiting\/[0-9a-f]{32}-256\.webp$/)
  const all = await readdir(world.uploads, { recursive: true })
  const stored = all.filter((file) => !file.startsWith('.metadata'))
  const odd = stored.filter((file) => !/^waiting(\/[0-9a-f]{32}-(256|96)\.webp)?$/.test(file))
  expect(odd).toEqual(['.drafts'])
})

test.each([
  ['another field', { field: 'picture' }],
  ['the field __proto__', { field: '__proto__' }],
])('%s is rejected', async (_, given) => {
  expect(await send(await world.member(), await photo(), given)).toMatchObject({ code: 400 })
})

test('a body that is no form, cut off, or has two files or other fields is rejected', async () => {
  const one = await world.member()
  const post = async (type: string, payload: Buffer | string) =>
    (
      await world.app.inject({
        method: 'POST',
        url: '/user/center/portrait',
        headers: { accesstoken: one, 'content-type': type },
        payload,
      })
    ).json()
  const part = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="portrait"; filename="${name}"\r\n\r\nx\r\n`
  const type = 'multipart/form-data; boundary=b'
  const answers = [
    await post('application/json', '{}'),
    await post('multipart/form-data', 'x'),
    await post(type, part('a')),
    await post(type, ''),
    await post(
      type,
      `--b\r\ncontent-disposition: form-data; name="portrait"\r\n\r\nx\r\n--b--\r\n`,
    ),
    await post(type, `${part('a')}${part('b')}--b--\r\n`),
  ]
  for (const answer of answers) expect(answer.code).toBe(400)
})

test('while hostile pictures are decoded, other requests are answered', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const flood = floodPng(5_000, 5_000)
  const sending = Promise.all([1, 2, 3].map(() => send(one, flood)))
  let answers = 0
  let isDone = false
  void sending.then(() => {
    isDone = true
  })
  while (!isDone) {
    await world.call(other, '/user/real/name')
    answers += 1
  }
  expect((await sending).map(({ code }) => code)).toEqual([200, 200, 200])
  // A process that decodes by itself answers one between two pictures.
  expect(answers).toBeGreaterThan(20)
})

test('pictures beyond the queue are answered with busy', async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => world.member()))
  const picture = floodPng(2_000, 2_000)
  const answers = await Promise.all(members.map((member) => send(member, picture)))
  const reasons = answers.map(({ reason }) => reason ?? 'taken')
  expect(reasons.filter((reason) => reason === 'server.busy').length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => reason === 'taken').length).toBeGreaterThanOrEqual(16)
  expect(new Set(reasons)).toEqual(new Set(['taken', 'server.busy']))
})

test('only re-encoded pictures are stored', async () => {
  const names = await readdir(path.join(world.uploads, 'waiting'))
  expect(names.filter((name) => !/^[0-9a-f]{32}-(256|96)\.webp$/.test(name))).toEqual([])
})
