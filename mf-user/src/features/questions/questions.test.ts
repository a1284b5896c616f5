import { matchPath } from '@saidian/shared/router'
import { linesOf, plainText } from '@saidian/shared/ui/rich-text'
import meta from '../../../remote.json'
import { findQuestion, QUESTION_GROUPS } from './question-groups'
import { searchQuestions } from './search.rules'

const all = QUESTION_GROUPS.flatMap(({ questions }) => questions)
const found = (search: string) =>
  searchQuestions(QUESTION_GROUPS, search).flatMap(({ questions }) => questions.map(({ id }) => id))

test('every question has a unique id and title and an answer without empty lines', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  for (const { answer } of all) {
    expect(answer.length).toBeGreaterThan(0)
    for (const line of answer.flatMap(linesOf).map(plainText)) expect(line.trim()).not.toBe('')
  }
})

test('every link of an answer matches a route of this remote', () => {
  const links = all
    .flatMap(({ answer }) => answer)
    .flatMap(linesOf)
    .flatMap((text) => (typeof text === 'string' ? [] : text))
    .filter((part) => typeof part !== 'string')
  expect(links.length).toBeGreaterThan(10)
  for (const { to } of links)
    expect(meta.routes.filter(({ path }) => matchPath(path, to.replace(/#.*/, '')))).toHaveLength(1)
})

test('the handicap texts are those of the odds pages', () => {
  const handicap = findQuestion('handicap')
    ?.question.answer.flatMap(linesOf)
    .map(plainText)
    .join('\n')
  expect(handicap).toContain('0.5 主让半球：主队赢球才算赢；')
  expect(handicap).toContain('0/0.5 主让平手/半球')
  expect(handicap).toContain('-0.5 主受让半球：')
  expect(handicap).not.toContain('- ')
})

test('a search lists matches in the title before matches in the answer', () => {
  const ids = found('验证码')
  expect(ids[0]).toBe('code')
  expect(ids.length).toBeGreaterThan(2)
})

test.each([
  ['注销', 'leave'],
  ['销号', 'leave'],
  ['盘口', 'handicap'],
  ['剧透', 'no-spoiler'],
  ['孩子', 'teen'],
  ['json', 'export'],
  ['ＪＳＯＮ 导出', 'export'],
  ['直播 延迟', 'delay'],
  ['金币', 'coins'],
  ['VAR', 'corrected'],
])('a search for %s finds %s', (search, id) => {
  expect(found(search)).toContain(id)
})

test('a search of spaces finds everything, an unknown term finds nothing', () => {
  expect(found('  ')).toHaveLength(all.length)
  expect(found('蒸汽机车')).toEqual([])
})

test('an unknown or missing id finds no question', () => {
  expect(findQuestion('nowhere')).toBeNull()
  expect(findQuestion(null)).toBeNull()
})
