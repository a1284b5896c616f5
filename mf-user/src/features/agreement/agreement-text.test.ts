import { matchPath } from '@saidian/shared/router'
import type { Block, InlineText, Reference } from '@saidian/shared/ui/rich-text'
import { linesOf, plainText } from '@saidian/shared/ui/rich-text'
import meta from '../../../remote.json'
import { AGREEMENT_NAMES, type AgreementName } from '../../paths'
import type { Agreement } from './agreement'
import { AGREEMENTS } from './agreement-list'

const NUMBERS = [
  ...'一二三四五六七八九十',
  ...[...'一二三四五六七八九'].map((digit) => `十${digit}`),
]
const agreements: Agreement[] = []

function textOf(name: AgreementName): Agreement {
  const found = agreements.find((agreement) => agreement.name === name)
  if (!found) throw new Error(`no text ${name}`)
  return found
}

beforeAll(async () => {
  for (const name of AGREEMENT_NAMES) agreements.push((await AGREEMENTS[name]()).agreement)
})

const blocksOf = ({ summary, chapters }: Agreement): Block[] => [
  ...summary,
  ...chapters.flatMap(({ blocks }) => blocks),
]

const partsOf = (text: InlineText): readonly (string | Reference)[] =>
  typeof text === 'string' ? [text] : text

/** Every line of an agreement as displayed. */
const textLines = (agreement: Agreement) => [
  ...agreement.chapters.map(({ title }) => title),
  ...blocksOf(agreement).flatMap(linesOf).map(plainText),
]

test('each of the eleven agreements has its own name and the title of its route', () => {
  expect(agreements.map(({ name }) => name)).toEqual([...AGREEMENT_NAMES])
  for (const { name, title } of agreements)
    expect(meta.routes.find(({ path }) => path === `/user/agreement/${name}`)?.title).toBe(title)
})

test('chapter anchors are unique and chapter numbers are consecutive', () => {
  for (const { name, chapters } of agreements) {
    const ids = chapters.map(({ id }) => id)
    expect([name, new Set(ids).size]).toEqual([name, ids.length])
    expect([name, chapters.map(({ title }) => title.split('、')[0])]).toEqual([
      name,
      NUMBERS.slice(0, chapters.length),
    ])
  }
})

test('no block is empty and every paragraph and list ends with punctuation', () => {
  for (const agreement of agreements) {
    for (const block of blocksOf(agreement)) {
      const lines = linesOf(block).map(plainText)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line.trim()).toBe(line)
      for (const line of lines) expect(line).not.toBe('')
      if (block.kind === 'paragraph') expect(lines[0]).toMatch(/[。：]$/)
      if (block.kind === 'list') expect(lines.at(-1)).toMatch(/。$/)
    }
  }
})

test('every link matches a route of this remote, and no text links to itself', () => {
  for (const agreement of agreements) {
    const links = blocksOf(agreement)
      .flatMap(linesOf)
      .flatMap(partsOf)
      .filter((part) => typeof part !== 'string')
    expect(links.length).toBeGreaterThan(0)
    for (const { to } of links) {
      expect(meta.routes.filter(({ path }) => matchPath(path, to))).toHaveLength(1)
      expect(to).not.toBe(`/user/agreement/${agreement.name}`)
    }
  }
})

test('no text contains an invented phone, mail, domain or licence number', () => {
  for (const agreement of agreements)
    for (const line of textLines(agreement)) {
      expect(line).not.toMatch(/1[3-9]\d{9}|\d{3,4}-\d{7,8}|400\d{7}|@|ICP备|[京沪粤]公网安备/)
      expect(line).not.toMatch(/[a-z]+\.(com|cn|net)/)
    }
})

test('all texts use Chinese punctuation', () => {
  for (const agreement of agreements)
    for (const line of textLines(agreement))
      expect(line).not.toMatch(/[\u4e00-\u9fff][,;:?!]|[,;:?!][\u4e00-\u9fff]/)
})

test('the privacy policy covers what the law requires', () => {
  const text = textLines(textOf('yszc')).join('\n')
  for (const matter of [
    '手机号',
    '设备名称',
    'IP 地址',
    '浏览历史',
    '头像',
    '身份证号',
    '敏感个人信息',
    '目的',
    '保存',
    '短信服务商',
    '境内',
    '查阅',
    '更正',
    'JSON',
    '15 天反悔期',
    '14 周岁',
    '监护人',
    '意见反馈',
  ])
    expect(text).toContain(matter)
})

test('texts that mention odds state that there is no betting', () => {
  for (const name of ['yhxy', 'xy', 'tcXy', 'tcXyQmh'] as const) {
    expect(textLines(textOf(name)).join('')).toContain('不提供任何形式的投注')
  }
})

test('the second app edition adds one chapter to the first', () => {
  for (const name of ['tcXy', 'tcYs'] as const) {
    const ids = textOf(name).chapters.map(({ id }) => id)
    const more = textOf(`${name}Qmh`).chapters.map(({ id }) => id)
    expect(more).toEqual(ids.toSpliced(-1, 0, 'edition'))
  }
})
