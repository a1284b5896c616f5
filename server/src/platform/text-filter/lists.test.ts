import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTS, readList } from './text-lists'
import { createHomophoneFinder, createWordFinder } from './word-finder'

const NAMES = join(__dirname, '../../feeds/catalogue')
const finders = Object.fromEntries(LISTS.map((list) => [list, createWordFinder(readList(list))]))
const isReserved = (name: string) => (finders.reserved?.(name).length ?? 0) > 0
const findHomophones = createHomophoneFinder(readList('unsafe'))
const isUnsafe = (name: string) => (finders.unsafe?.(name).length ?? 0) > 0

test.each(LISTS)('%s has each word once, and none that is part of another', (list) => {
  const words = readList(list)
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  const chinese = words.filter((word) => /\p{Script=Han}/u.test(word))
  expect(
    chinese.filter((word) => chinese.some((other) => other !== word && word.includes(other))),
  ).toEqual([])
})

test('no club, league, nation or player name contains an unsafe word', () => {
  const cells = readdirSync(NAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.csv') && !file.includes('fixtures'))
    .flatMap((file) => readFileSync(join(NAMES, file), 'utf8').split(/[\n,]/))
  expect(cells.length).toBeGreaterThan(4_000)
  // Keys such as `por/moreirense` are never shown.
  const shown = cells.filter((cell) => !/^[a-z]{3}\/[a-z0-9-]+$/.test(cell))
  expect(shown.filter((cell) => isUnsafe(cell))).toEqual([])
  expect(shown.filter((cell) => findHomophones(cell).length > 0)).toEqual([])
})

test.each(['佳薇芯聊', '菠采平苔', '草泥马的', '赌求往 外围头柱', '泊彩 家 微 心'])(
  '%s sounds like something unsafe',
  (text) => {
    expect(isUnsafe(text)).toBe(false)
    expect(findHomophones(text)).not.toEqual([])
  },
)

test.each([
  '加油，围观的球迷辛苦了',
  '这个球应该传给边路',
  '梅西的任意球太神了',
  '中场丢球太多，教练该换人了',
  '恭喜球队拿到三分',
  '门将扑出了点球，立大功',
  '加维信心十足',
  '裁判的判罚没问题',
])('%s sounds like nothing unsafe', (text) => {
  expect(findHomophones(text)).toEqual([])
})

test.each([
  '曼联死忠',
  '皇马的伯纳乌',
  '外围赛球迷',
  '滚球看客',
  '尼玛才仁',
  '微笑加油',
  '小草你好',
  '面包中的火腿',
  'Joe Root',
  'badminton',
  'Supporter99',
])('%s may be a nickname', (name) => {
  expect(isReserved(name)).toBe(false)
  expect(isUnsafe(name)).toBe(false)
})

test.each(['赛点官方', '赛 点小编', 'Ａdmin', '@root', '系统_通知', '在线客-服'])(
  '%s is reserved, as it looks official',
  (name) => {
    expect(isReserved(name)).toBe(true)
  },
)

test.each([
  '稳赚计划',
  '博.彩网',
  '加微信看料',
  '傻傻逼逼',
  '賭球高手',
  'f u c k e r',
  'B E T 3 6 5',
  '冰毒',
])('%s is unsafe', (name) => {
  expect(isUnsafe(name)).toBe(true)
})
