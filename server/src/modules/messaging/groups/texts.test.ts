import { writtenLine } from '../../../platform/text-filter'
import { linesOf } from './group-text.rules'
import { type GroupsWorld, openGroups } from './testing/groups-world'

let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
  for (const [text, severity] of [
    ['坏词甲', 'reject'],
    ['坏词乙', 'review'],
    ['坏词丙', 'mask'],
  ] as const)
    await world.staffCall('/text-filter/v1/entries', { text, severity })
})
beforeEach(() => world.rest())
afterAll(() => world.close())

async function openGroup() {
  const [owner, one, guest] = [await world.member(), await world.member(), await world.member()]
  const id = await world.create(owner, [one])
  const change = (body: object) => world.call(owner, 'change', { id, ...body })
  return { owner, one, guest, id, change }
}

const UNFIT_NAMES = {
  'a listed text': '坏词甲交流群',
  'a text that is reviewed elsewhere': '坏词乙交流群',
  'a text that is masked elsewhere': '坏词丙交流群',
  'an official name': '赛点官方客服',
  'a link': '进群看 https://example.com',
  'a phone number': '加我13800138000',
}

test.each(Object.entries(UNFIT_NAMES))('no group is named with %s', async (_, name) => {
  const { owner, one, id, change } = await openGroup()
  expect(await change({ name })).toMatchObject({ reason: 'group.name_unfit', field: 'name' })
  const created = await world.call(owner, 'create', { name, members: [one], key: world.newKey() })
  expect(created.reason).toBe('group.name_unfit')
  expect((await world.call(owner, `detail?id=${id}`)).data.name).toBe('周末看球')
  expect(await world.logOf(id)).toHaveLength(1)
})

test.each(['   ', '\u200b\u200b', '\u202e', '\u0301', '\u3164'])(
  'a name needs something to see: %j',
  async (name) => {
    const { change } = await openGroup()
    expect(await change({ name })).toMatchObject({ reason: 'request.invalid', field: 'name' })
  },
)

test('a name has thirty characters at most, a notice five hundred', async () => {
  const { change } = await openGroup()
  expect((await change({ name: '球'.repeat(30) })).code).toBe(200)
  expect((await change({ name: '球'.repeat(31) })).reason).toBe('request.invalid')
  expect((await change({ notice: '球'.repeat(500) })).code).toBe(200)
  expect((await change({ notice: '球'.repeat(501) })).reason).toBe('request.invalid')
})

test('a notice is masked or rejected, and nothing else of the same change is stored', async () => {
  const { id, owner, change } = await openGroup()
  expect((await change({ notice: '今晚聊坏词丙' })).data.notice).toBe('今晚聊***')
  for (const notice of ['今晚聊坏词甲', '今晚聊坏词乙', '加微信 vx123456'])
    expect(await change({ notice, name: '没改成' })).toMatchObject({
      reason: 'group.name_unfit',
      field: 'notice',
    })
  expect((await world.call(owner, `detail?id=${id}`)).data).toMatchObject({
    name: '周末看球',
    notice: '今晚聊***',
  })
})

test('the message of one who asks to join is masked or rejected', async () => {
  const { owner, guest, id, change } = await openGroup()
  const { code } = (await change({ joinCheck: 'check' })).data
  const ask = (message: string) => world.call(guest, 'join', { code, message })
  expect(await ask('我卖坏词甲')).toMatchObject({ reason: 'message.text_unfit', field: 'message' })
  expect(await ask('看这里 https://example.com')).toMatchObject({ reason: 'message.text_unfit' })
  await ask('我爱坏词丙')
  const { requests } = (await world.call(owner, `requests?id=${id}`)).data
  expect(requests).toMatchObject([{ message: '我爱***' }])
})

test('markup is text', async () => {
  const { change, id } = await openGroup()
  const name = '<b>曼城</b> & 朋友'
  expect((await change({ name, notice: '<img src=x>' })).data).toMatchObject({
    name,
    notice: '<img src=x>',
  })
  expect((await world.logOf(id)).at(-1)).toContain('<img src=x>')
})

test.each([
  ['  北京   国安 ', '北京 国安'],
  ['上\u202e下', '上 下'],
  ['一\n二', '一 二'],
  ['⚽️👨‍👩‍👧', '⚽️👨‍👩‍👧'],
  ['z\u0300\u0301\u0302\u0303\u0304', 'z\u0300\u0301\u0302'.normalize('NFC')],
])('the line %j is stored as %j', (typed, stored) => {
  expect(writtenLine(typed)).toBe(stored)
})

test.each([
  ['一\r\n\r\n\r\n\r\n二 \n 三', '一\n\n二\n三'],
  [' \n \n', ''],
  ['一\u2028二', '一 二'],
])('the text %j is stored as %j', (typed, stored) => {
  expect(linesOf(typed)).toBe(stored)
})
