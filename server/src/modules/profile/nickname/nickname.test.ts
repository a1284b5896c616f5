import { cpuTimeOf } from '../../../testing/cpu-time'
import { openProfileWorld, type ProfileWorld } from '../testing/profile-world'
import { readNickname } from './nickname.rules'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
})
afterAll(() => world.close())

const change = (member: string, nickName: string) =>
  world.call(member, '/user/center/nickname', { nickName })
const nickOf = async (member: string) =>
  (await world.call(member, '/user/center/info')).data.nickName

test('a new member is 球迷 and their number', async () => {
  const one = await world.member()
  expect(await nickOf(one)).toBe(`球迷${one}`)
})

test.each([
  ['绿茵小将', '绿茵小将'],
  ['  北京   国安  ', '北京 国安'],
  ['Ｍｅｓｓｉ１０', 'Messi10'],
  ['José·Łukasz', 'José·Łukasz'],
  ['Спартак', 'Спартак'],
  ['ガンバ大阪', 'ガンバ大阪'],
  ['손흥민', '손흥민'],
  ['⚽️冠军👨‍👩‍👧‍👦', '⚽️冠军👨‍👩‍👧‍👦'],
  ['𠮷野家', '𠮷野家'],
])('%j becomes %j', async (typed, stored) => {
  const one = await world.member()
  expect(await change(one, typed)).toMatchObject({ code: 200, data: { nickName: stored } })
  expect(await nickOf(one)).toBe(stored)
})

const UNFIT = {
  'a direction override': '球迷\u202egnp',
  'a direction isolate': '球\u2066迷\u2069',
  'a zero-width space': '小\u200b明',
  'a zero-width joiner outside an emoji': '小\u200d明',
  'a word joiner': '小\u2060明',
  'a soft hyphen': '小\u00ad明',
  'a byte order mark': '\ufeff小明',
  'a variation sign': '小\ufe0f明',
  'a tag of flags': '小\u{e0041}明',
  'a filler': 'a\u3164b',
  'a braille blank': 'a\u2800b',
  'a NUL': '小\u0000明',
  'an escape': '小\u001b[2J明',
  'a line of its own': '小\u2028明',
  'a private character': '小\ue000明',
  'a character that is none': '小\u{10ffff}明',
  'a torn pair': '小\ud800明',
  'loose marks': 'z\u0300\u0301\u0302',
  'a tag': '<b>hi</b>',
  'a script': '<script>',
  'an attribute': '" onload=x',
  'an address': 'javascript:x',
  'an entity': '&lt;b',
  'a template': '{{7*7}}',
  'letters of unknown scripts': '𐌰𐌱',
  'Cherokee that looks Latin': 'ᎪᎠᎷ',
  'small capitals': 'ᴀᴅᴍ',
  'signs only': '-_.',
  'a telephone number': '找我13800138000',
  'the number of a member': '100001',
  'the first nickname of another member': '球迷100009',
  'the same with letters': '球迷lOOOO9',
}

test.each(Object.entries(UNFIT))('%s makes a nickname unfit', async (_, typed) => {
  const one = await world.member()
  expect(await change(one, typed)).toMatchObject({ reason: 'profile.nickname_unfit' })
  expect(await nickOf(one)).toBe(`球迷${one}`)
})

test.each(['', ' ', '一', '⚽️', '⚽', '一二三四五六七八九十一二三四五六七', 'x'.repeat(200)])(
  '%j has an invalid length',
  async (typed) => {
    const one = await world.member()
    expect(await change(one, typed)).toMatchObject({ reason: 'profile.nickname_length' })
  },
)

test('16 emoji of many code points count as 16 characters', async () => {
  const one = await world.member()
  expect(await change(one, '👍🏽'.repeat(16))).toMatchObject({ code: 200 })
  expect(await change(one, '👍🏽'.repeat(17))).toMatchObject({ reason: 'profile.nickname_length' })
})

test('50 000 combining marks and other costly inputs cost little', async () => {
  const hostile = [
    `a${'\u0301'.repeat(50_000)}`,
    `a${'\u0301'.repeat(198)}`,
    '\ufdfa'.repeat(200),
    '👨‍👩‍👧‍👦'.repeat(18),
    ' '.repeat(200),
    `${'a '.repeat(99)}!`,
    `${'球迷1'.repeat(60)}!`,
  ]
  const costMs = await cpuTimeOf(() => {
    for (const text of hostile) expect(typeof readNickname(text)).toBe('string')
  })
  // Quadratic code would take minutes.
  expect(costMs).toBeLessThan(1_000)
})

test.each([
  ['Messi', ['MESSI', 'Мessi', 'mеssі', 'Ｍｅｓｓｉ', 'M.e-s_s i', 'Méssí', 'rnessi', '𝓜𝓮𝓼𝓼𝓲']],
  ['LILI10', ['lili10', 'LlLl1O', '1i1i10']],
  ['太阳未来', ['太陽未來', '太阳末来', '太 阳 未 来']],
  ['Роман', ['Poмaн', 'РOMАH']],
  ['エース小林', ['工ース小林', 'エ一ス小林']],
])('no other member may look like %s', async (name, lookalikes) => {
  const [one, other] = [await world.member(), await world.member()]
  expect(await change(one, name)).toMatchObject({ code: 200 })
  for (const lookalike of lookalikes)
    expect([lookalike, (await change(other, lookalike)).reason]).toEqual([
      lookalike,
      'profile.nickname_taken',
    ])
  // The member may take a lookalike of their own name.
  expect(await change(one, lookalikes[0] ?? '')).toMatchObject({ code: 200 })
})

test('of ten members who choose one name at once, one gets it', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => world.member()))
  const answers = await Promise.all(members.map((member) => change(member, '唯一的人')))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
})

test.each([
  '官方小助手',
  '官 方',
  '官·方·号',
  '管-理-员',
  '客服小美',
  'admin',
  'Аdmіn',
  'a_d_m_i_n',
  '4dm1n',
  'ADMIN001',
  '賽點',
  '赌博网',
  '賭博網',
  '赌 博',
  '赌赌博博',
])('%s contains a forbidden word', async (typed) => {
  expect(await change(await world.member(), typed)).toMatchObject({
    reason: 'profile.nickname_unfit',
  })
})

test.each([
  'badminton王',
  '国米球迷',
  '风中追风',
  '裁判哥',
  '红军不败',
  'Kobe24',
  '大力出奇迹',
  '点球大战',
])('%s is an allowed name', async (typed) => {
  expect(await change(await world.member(), typed)).toMatchObject({ code: 200 })
})

test('the name may be changed 20 times a day', async () => {
  const one = await world.member()
  for (let at = 0; at < 20; at++)
    expect((await change(one, `换名${'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉'[at]}`)).code).toBe(
      200,
    )
  expect(await change(one, '又一个名字')).toMatchObject({
    reason: 'request.too_many',
    retryAfterMs: 12 * 3_600_000,
  })
})
