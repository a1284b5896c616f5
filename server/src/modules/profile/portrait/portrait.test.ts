import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_RULE, PORTRAIT_AUDIT } from '@saidian/shared/contracts/profile'
import sharp from 'sharp'
import { photo } from '../../../platform/pictures/testing'
import { imposeDirectly } from '../../governance/testing'
import { DAY_MS, NOW, openProfileWorld, type ProfileWorld } from '../testing/profile-world'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

const send = (member: string, bytes: Uint8Array, given = {}) =>
  world.send(member, '/user/center/portrait', bytes, given)
const info = async (member: string) => (await world.call(member, '/user/center/info')).data
const home = async (member: string) => (await world.call('', `/user/author/home?id=${member}`)).data
const get = (url: string) => world.app.inject({ url })
const files = (folder: string) => readdir(path.join(world.uploads, folder)).catch(() => [])
const keyOf = (address: string) => /([0-9a-f]{32})/.exec(address)?.[1] ?? ''

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s becomes two square pictures without its EXIF',
  async (format) => {
    const one = await world.member()
    const answer = await send(one, await photo(format))
    expect(answer).toMatchObject({ code: 200, data: { portraitAudit: PORTRAIT_AUDIT.waiting } })
    for (const size of [256, 96]) {
      const picture = await get(answer.data.portraitNew.replace('-256', `-${size}`))
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: size,
        height: size,
      })
      expect(picture.rawPayload.includes('secret place')).toBe(false)
      expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined()
    }
  },
)

test('only its owner sees a new portrait until it has passed', async () => {
  const one = await world.member()
  const { portraitNew } = (await send(one, await photo())).data
  expect(await info(one)).toMatchObject({
    portrait: '',
    portraitNew,
    portraitAudit: PORTRAIT_AUDIT.waiting,
  })
  expect((await home(one)).portrait).toBe('')
  expect((await get(portraitNew)).headers['cache-control']).toBe('private, no-store')

  const { portraits } = (await world.staff('/profile/portraits')).json().data
  const waiting = portraits.find(({ memberId }: { memberId: string }) => memberId === one)
  expect(waiting).toEqual({
    memberId: one,
    nickName: `球迷${one}`,
    key: keyOf(portraitNew),
    at: NOW / 1_000,
  })
  const look = await world.staff(`/profile/portraits/${waiting.key}-256.webp`)
  expect(look.headers['content-type']).toBe('image/webp')

  expect((await world.staff('/profile/portraits/pass', { key: waiting.key })).json()).toMatchObject(
    {
      code: 200,
    },
  )
  const { portrait } = await home(one)
  expect(await info(one)).toMatchObject({
    portrait,
    portraitNew: '',
    portraitAudit: PORTRAIT_AUDIT.passed,
  })
  expect(keyOf(portrait)).not.toBe(waiting.key)
  expect((await get(portraitNew)).statusCode).toBe(404)
  const shown = await get(portrait)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await world.staff('/profile/portraits/pass', { key: waiting.key })).json()).toMatchObject(
    {
      code: 404,
    },
  )
})

test('a rejected portrait is removed, and others see the previous one', async () => {
  const one = await world.member()
  await world.staff('/profile/portraits/pass', {
    key: keyOf((await send(one, await photo())).data.portraitNew),
  })
  const { portrait } = await info(one)
  const second = (await send(one, await photo('png'))).data.portraitNew
  expect(await home(one)).toMatchObject({ portrait })
  await world.staff('/profile/portraits/refuse', { key: keyOf(second) })
  expect(await info(one)).toMatchObject({
    portrait,
    portraitNew: '',
    portraitAudit: PORTRAIT_AUDIT.rejected,
  })
  expect((await get(second)).statusCode).toBe(404)
  expect((await get(portrait)).statusCode).toBe(200)
})

test('a later upload replaces the waiting one; passing it removes the old portrait', async () => {
  const one = await world.member()
  const first = (await send(one, await photo())).data.portraitNew
  const second = (await send(one, await photo('png'))).data.portraitNew
  expect((await get(first)).statusCode).toBe(404)
  expect(
    (await world.staff('/profile/portraits/pass', { key: keyOf(first) })).json(),
  ).toMatchObject({
    code: 404,
  })
  await world.staff('/profile/portraits/pass', { key: keyOf(second) })
  const { portrait } = await info(one)
  const third = (await send(one, await photo('gif'))).data.portraitNew
  await world.staff('/profile/portraits/pass', { key: keyOf(third) })
  expect((await get(portrait)).statusCode).toBe(404)
})

test('of five simultaneous uploads one waits with its files; no other file is left', async () => {
  const one = await world.member()
  const before = new Set(await files('waiting'))
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((size) => photo('png', 100 * size, 100)))
  await Promise.all(pictures.map((picture) => send(one, picture)))
  const { portraitNew } = await info(one)
  const left = (await files('waiting')).filter((name) => !before.has(name))
  expect(left.map(keyOf)).toEqual([keyOf(portraitNew), keyOf(portraitNew)])
})

test('ten a day', async () => {
  const one = await world.member()
  const picture = await photo()
  for (let at = 0; at < 10; at++) expect((await send(one, picture)).code).toBe(200)
  expect(await send(one, picture)).toMatchObject({
    reason: 'request.too_many',
    retryAfterMs: 12 * 3_600_000,
  })
  world.clock.nowMs = NOW + DAY_MS / 2
  expect((await send(one, picture)).code).toBe(200)
})

test('a member whose profile is locked uploads nothing', async () => {
  const locked = await world.member()
  const mute = { memberId: locked, kind: 'mute', scope: 'profile' } as const
  await imposeDirectly(world.db, { ...mute, nowMs: world.clock.now() })
  expect(await send(locked, await photo())).toMatchObject({ reason: 'account.muted' })
})

test('a visitor cannot upload', async () => {
  expect(await send('', await photo())).toMatchObject({ code: 401 })
})

test.each([
  '../../keys/real-name.json',
  '..%2f..%2fkeys%2freal-name.json',
  '%2e%2e/x',
  'x.webp',
  `${'0'.repeat(32)}-256.webp`,
])('%s names no file', async (name) => {
  for (const folder of ['portraits', 'waiting'])
    expect((await get(`/uploads/${folder}/${name}`)).statusCode).toBe(404)
})

test('a file of 5 MB is accepted, one byte more is not', async () => {
  const one = await world.member()
  const exact = Buffer.alloc(PICTURE_RULE.bytes)
  // Bytes after the end of a JPEG are ignored.
  exact.set(await photo())
  expect(await send(one, exact)).toMatchObject({ code: 200 })
  const over = Buffer.concat([exact, Buffer.of(0)])
  expect(await send(one, over)).toMatchObject({ reason: 'profile.picture_too_large' })
})

test('finally each waiting picture has its two files and no other file exists', async () => {
  const rows = (await world.staff('/profile/portraits')).json().data.portraits.length
  expect((await files('waiting')).length).toBe(rows * 2)
})

test('erasing a member removes all pictures of the member at once, and no others', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const keys: string[] = []
  for (const member of [one, other]) {
    const first = keyOf((await send(member, await photo())).data.portraitNew)
    await world.staff('/profile/portraits/pass', { key: first })
    const shown = keyOf((await home(member)).portrait)
    const waiting = keyOf((await send(member, await photo())).data.portraitNew)
    const sent = await world.send(member, '/inform/feedback/picture', await photo(), {
      field: 'picture',
    })
    keys.push(shown, waiting, sent.data.key)
  }
  const left = async () => {
    const names = [
      ...(await files('portraits')),
      ...(await files('waiting')),
      ...(await files('feedback')),
    ]
    return keys.map((key) => names.filter((name) => name.startsWith(key)).length)
  }
  const tasks: (() => Promise<void>)[] = []
  await world.db
    .transaction()
    .execute((trx) => world.part.erase(trx, one, (task) => void tasks.push(task)))
  // After a failed transaction the files must still exist.
  expect(await left()).toEqual([2, 2, 1, 2, 2, 1])
  await Promise.all(tasks.map((task) => task()))
  expect(await left()).toEqual([0, 0, 0, 2, 2, 1])
})
