import { readdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { floodPng, photo } from '../../../platform/pictures/testing'
import { imposeDirectly } from '../../governance/testing'
import { type CommunityWorld, openCommunity } from '../testing/community-world'

let world: CommunityWorld
beforeAll(async () => {
  world = await openCommunity()
})
afterAll(() => world.close())

const SCRIPT = '<script>alert(1)</script>'
const MB = 1024 * 1024

const HOSTILE: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'a file of no bytes': () => Buffer.alloc(0),
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
  'a PDF': () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  'a zip bomb': () => gzipSync(Buffer.alloc(200_000_000)),
  '100 million pixels in 20 KB': () => floodPng(10_000, 10_000),
  '40 million pixels': () => floodPng(8_000, 5_000),
}

test.each(Object.entries(HOSTILE))('%s is no picture', async (_, make) => {
  const one = await world.member()
  expect(await world.upload(one, await make())).toMatchObject({
    code: 400,
    reason: 'community.bad_picture',
  })
})

test('a muted member uploads nothing', async () => {
  const muted = await world.member()
  const mute = { memberId: muted, kind: 'mute', scope: 'circle' } as const
  await imposeDirectly(world.db, { ...mute, nowMs: world.clock.now() })
  expect((await world.upload(muted, await photo('jpeg', 200, 100))).reason).toBe('account.muted')
})

test('a file of more than 10 MB is too large', async () => {
  const one = await world.member()
  expect(await world.upload(one, Buffer.alloc(10 * MB + 1))).toMatchObject({
    reason: 'community.picture_too_large',
  })
})

test('a picture that is also a script becomes a picture without script and place', async () => {
  const one = await world.member()
  const both = Buffer.concat([await photo('jpeg', 2_000, 1_000), Buffer.from(SCRIPT)])
  const { data } = await world.upload(one, both)
  expect(data.picture).toMatchObject({ width: 1_200, height: 600 })
  const sizes = []
  for (const address of [data.picture.large, data.picture.small]) {
    const { rawPayload, headers } = await world.app.inject({ url: address })
    expect(rawPayload.includes('script')).toBe(false)
    expect(rawPayload.includes('secret place')).toBe(false)
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    const { format, exif, width } = await sharp(rawPayload).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
    sizes.push(width)
  }
  expect(sizes).toEqual([1_200, 400])
})

test('other names below the address are not served', async () => {
  const one = await world.member()
  const { data } = await world.upload(one, await photo())
  const { large } = data.picture
  for (const url of [
    large.replace('-1200', '-64'),
    large.replace('.webp', ''),
    '/uploads/posts/..%2f..%2fkeys',
    '/uploads/posts/',
  ])
    expect((await world.app.inject({ url })).statusCode).toBe(404)
})

test('only re-encoded pictures are stored', async () => {
  const names = await readdir(`${world.uploads}/posts`)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !/^[0-9a-f]{32}-(1200|400)\.webp$/.test(name))).toEqual([])
})
