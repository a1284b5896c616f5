import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { photo } from '../../../platform/pictures/testing'
import { DAY_MS, NOW, openProfileWorld, type ProfileWorld } from '../testing/profile-world'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
})
beforeEach(() => {
  world.clock.nowMs = NOW
})
afterAll(() => world.close())

let count = 0
const newFeedback = (given: object = {}) => ({
  requestKey: `feedback-request-${++count}`,
  kind: 'bug',
  content: '比分没有更新',
  contact: '',
  pictures: [],
  ...given,
})
const add = (member: string, feedback: object) =>
  world.call(member, '/inform/feedback/add', feedback)
const picture = async (member: string) =>
  (
    await world.send(member, '/inform/feedback/picture', await photo('png', 2_000, 900), {
      field: 'picture',
    })
  ).data.key
const listed = async () => (await world.staff('/profile/feedbacks')).json().data.feedbacks

test('the staff gets a feedback with its picture, other members do not', async () => {
  const one = await world.member()
  const key = await picture(one)
  const { data } = await add(one, newFeedback({ pictures: [key], contact: 'a@example.com' }))
  expect((await listed())[0]).toEqual({
    number: data.number,
    memberId: one,
    kind: 'bug',
    content: '比分没有更新',
    contact: 'a@example.com',
    at: NOW / 1_000,
    pictures: [key],
    flags: [],
  })
  const look = await world.staff(`/profile/feedbacks/pictures/${key}`)
  expect(await sharp(look.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 1_600,
    height: 720,
  })
  for (const folder of ['feedback', 'portraits', 'waiting'])
    expect(
      (await world.app.inject({ url: `/uploads/${folder}/${key}-1600.webp` })).statusCode,
    ).toBe(404)
})

test.each([
  ['👍👍👍', 'content'],
  [' bug  ', 'content'],
])('%j is rejected by the rule of the page, naming its field', async (content, field) => {
  const answer = await add(await world.member(), newFeedback({ content }))
  expect(answer).toMatchObject({ code: 400, reason: 'request.invalid', field })
})

test('the same request again, also ten times at once, is one feedback', async () => {
  const one = await world.member()
  const feedback = newFeedback()
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(one, feedback)))
  expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1)
  expect(
    (await listed()).filter(({ memberId }: { memberId: string }) => memberId === one),
  ).toHaveLength(1)
})

test('two members may choose the same key', async () => {
  const feedback = newFeedback()
  const numbers = [
    await add(await world.member(), feedback),
    await add(await world.member(), feedback),
  ]
  expect(numbers[0].data.number).not.toBe(numbers[1].data.number)
})

test('foreign, already sent and unknown pictures are rejected', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const key = await picture(one)
  for (const pictures of [[key], ['0'.repeat(32)]])
    expect(await add(other, newFeedback({ pictures }))).toMatchObject({ reason: 'request.invalid' })
  expect((await add(one, newFeedback({ pictures: [key, key] }))).code).toBe(200)
  expect(await add(one, newFeedback({ pictures: [key] }))).toMatchObject({
    reason: 'request.invalid',
  })
})

test.each([
  ['a NUL', '\u0000比分没有更新', '比分没有更新'],
  ['lines', '第一行\r\n第二行\u001b[31m', '第一行\n第二行 [31m'],
  ['a lone surrogate', '比分没有\ud800更新', '比分没有更新'],
  ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s in the text is stored as text', async (_, content, stored) => {
  await add(await world.member(), newFeedback({ content }))
  expect((await listed())[0].content).toBe(stored)
})

test.each([
  { content: '短' },
  { content: 'x'.repeat(1_001) },
  { kind: 'love' },
  { requestKey: 'short' },
  { requestKey: `${'x'.repeat(20)}'--` },
  { pictures: ['../../../../etc/passwd'] },
  { pictures: Array(5).fill('0'.repeat(32)) },
  { memberId: '1' },
])('%j is rejected', async (given) => {
  expect(await add(await world.member(), newFeedback(given))).toMatchObject({ code: 400 })
})

test('20 a day, and a resend counts for nothing', async () => {
  const one = await world.member()
  const first = newFeedback()
  await add(one, first)
  for (let at = 1; at < 20; at++) expect((await add(one, newFeedback())).code).toBe(200)
  expect((await add(one, newFeedback())).reason).toBe('request.too_many')
  expect((await add(one, first)).code).toBe(200)
})

test('a visitor cannot send feedback', async () => {
  expect(await add('', newFeedback())).toMatchObject({ code: 401 })
})

test('the staff continues a list from a number', async () => {
  const all = await listed()
  const { feedbacks } = (await world.staff(`/profile/feedbacks?before=${all[1].number}`)).json()
    .data
  expect(feedbacks[0]).toEqual(all[2])
})

test('a picture without a feedback is removed after a day, a sent one stays', async () => {
  const one = await world.member()
  const [unsent, sent] = [await picture(one), await picture(one)]
  await add(one, newFeedback({ pictures: [sent] }))
  const folder = path.join(world.uploads, 'feedback')
  for (const name of await readdir(folder)) {
    const twoHoursAgo = Date.now() / 1_000 - 7_200
    await utimes(path.join(folder, name), twoHoursAgo, twoHoursAgo)
  }
  world.clock.nowMs = Date.now() + 2 * DAY_MS
  await world.runJobs()
  const names = await readdir(folder)
  expect(names).toContain(`${sent}-1600.webp`)
  expect(names).not.toContain(`${unsent}-1600.webp`)
})
