import { getListOdds, MatchOdds, OddsCompany, OddsHistory } from '@saidian/shared/contracts/odds'
import { sql } from 'kysely'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { positionSubject } from '../../../platform/bus'
import { oddsMessage, quote } from '../../../sports/odds/testing'
import { matchMessage, SATURDAY_EVENING } from '../../../testing'
import { openOddsWorld } from './testing/odds-world'

const COMPANIES = 40
const QUOTES = 650

let world: Awaited<ReturnType<typeof openOddsWorld>>
let id: number

beforeAll(async () => {
  world = await openOddsWorld(['a', 'b', 'quiet', 'ended'])
  id = await world.idOf('a')
  const company = (index: number) => 2 + index * 3
  const table = Array.from({ length: COMPANIES }, (_, index) =>
    quote({ companyId: company(index) }),
  )
  const history = Array.from({ length: QUOTES }, (_, index) => {
    const at = SATURDAY_EVENING - 10_000 + 10 * index
    return quote({ companyId: 3, at, left: 0.8 + (index % 3) / 100 })
  })
  await world.deliver(oddsMessage(...table, ...history))
  await world.deliver(
    oddsMessage(
      quote({ companyId: 3, type: 2, left: 1.9, middle: 3.4, right: 4.1 }),
      quote({ companyId: 3, type: 3, minute: 5, left: 0, middle: 2.75, right: 0, suspended: true }),
      quote({ companyId: 777, matchKey: 'b', type: 4, left: 0.9, middle: 9.5, right: 0.9 }),
    ),
  )
}, 60_000)
afterAll(() => world.close())

const parse = <T extends Type.TSchema>(schema: T, answer: { data: unknown }) =>
  Value.Parse(schema, answer.data)

test('a match shows a handicap line per company, by rank of the company', async () => {
  const answer = parse(MatchOdds, await world.get(`/live/odds/${id}`))
  expect(answer).toMatchObject({ type: 1, count: COMPANIES + 1, serverAt: SATURDAY_EVENING * 1000 })
  expect(answer.list).toHaveLength(COMPANIES + 1)
  expect(answer.list.slice(0, 2).map(({ nameZh }) => nameZh)).toEqual(['皇冠', 'BET365'])
  expect(answer.list.at(-1)?.nameZh).toBe('公司 119')
  expect(answer.company).toHaveLength(COMPANIES + 1)
  expect(answer.allCpy).toHaveLength(27)
})

test('a type is requested by its number; one without quotations is empty', async () => {
  const euro = parse(MatchOdds, await world.get(`/live/odds/${id}?type=2`))
  expect(euro.list).toMatchObject([
    { companyId: 3, opening: { left: 1.9, middle: 3.4, right: 4.1 } },
  ])
  const corners = parse(MatchOdds, await world.get(`/live/odds/${id}?type=4`))
  expect(corners).toMatchObject({ list: [], count: 0, company: [] })
  const unknown = parse(MatchOdds, await world.get(`/live/odds/${await world.idOf('b')}?type=4`))
  expect(unknown.list).toMatchObject([{ companyId: 777, nameZh: '公司 777', inplay: null }])
})

test('a suspended market is marked and has the prices of the feed', async () => {
  const [line] = parse(MatchOdds, await world.get(`/live/odds/${id}?type=3`)).list
  expect(line?.inplay).toMatchObject({ suspended: true, left: 0, middle: 2.75, minute: 5 })
})

test('the lines have the position of the match topic', async () => {
  const end = new AbortController()
  world.bus.respond(
    positionSubject(`match/football/${id}`),
    () => ({ epoch: 'm1', seq: 8 }),
    end.signal,
  )
  expect(parse(MatchOdds, await world.get(`/live/odds/${id}`))).toMatchObject({
    epoch: 'm1',
    seq: 8,
  })
  end.abort()
})

test('all companies are listed by rank', async () => {
  const companies = parse(Type.Array(OddsCompany), await world.get('/live/odds/company'))
  expect(companies.slice(0, 3).map(({ nameZh }) => nameZh)).toEqual(['澳门', '皇冠', 'BET365'])
})

test('a long history has complete pages of 300, newest first', async () => {
  const pages: OddsHistory[] = []
  let before = ''
  do {
    const url = `/live/odds/history/${id}?companyId=3${before}`
    const page = parse(OddsHistory, await world.get(url))
    pages.push(page)
    before = `&before=${page.detail.at(-1)?.at}`
  } while (pages.at(-1)?.hasMore)
  expect(pages.map(({ detail }) => detail.length)).toEqual([300, 300, 50])
  const all = pages.flatMap(({ detail }) => detail)
  expect(all.map(({ at }) => at)).toEqual(
    Array.from(
      { length: QUOTES },
      (_, index) => SATURDAY_EVENING - 10_000 + 10 * (QUOTES - 1 - index),
    ),
  )
  const movements = all.map(({ left }, index) => Math.sign(left - (all[index + 1]?.left ?? left)))
  expect(all.map(({ turn }) => turn[0])).toEqual(movements)
  expect(pages[0]).toMatchObject({ nameZh: '皇冠', count: QUOTES })
  expect(pages[0]?.companyList).toHaveLength(COMPANIES + 1)
})

test('a company without quotations has an empty history and a name', async () => {
  const url = `/live/odds/history/${id}?type=2&companyId=`
  const empty = { detail: [], count: 0, hasMore: false }
  expect(parse(OddsHistory, await world.get(`${url}7`))).toMatchObject({ nameZh: '澳门', ...empty })
  expect(parse(OddsHistory, await world.get(`${url}9999999`))).toMatchObject({
    nameZh: '公司 9999999',
    ...empty,
  })
})

test('a list has the newest odds of each type, without matches that have none', async () => {
  const shape = getListOdds.reply
  const today = parse(shape, await world.get('/live/odds/list?companyId=3'))
  const row = {
    matchId: id,
    asia: [0.81, 0.5, 0.96],
    euro: [1.9, 3.4, 4.1],
    overUnder: [0, 2.75, 0],
  }
  expect(today.list).toEqual([{ ...row, suspended: true }])
  expect(today).toMatchObject({ companyId: 3, seq: 0 })
  const day = parse(shape, await world.get('/live/odds/list?companyId=3&date=2026-08-15'))
  expect(day).toMatchObject({ list: today.list, epoch: 'none', seq: 0 })
  expect(parse(shape, await world.get('/live/odds/list?companyId=3&date=2026-08-16')).list).toEqual(
    [],
  )
  expect(parse(shape, await world.get('/live/odds/list?companyId=88888888888')).list).toEqual([])
})

test.each([
  ['odds of no match', '/live/odds/999999', 404, 'football.no_such_match'],
  ['a match id past all numbers', '/live/odds/99999999999', 404, 'football.no_such_match'],
  ['a match in words', '/live/odds/first', 400, 'request.invalid'],
  ['history of no match', '/live/odds/history/999999?companyId=3', 404, 'football.no_such_match'],
  ['history of no company', '/live/odds/history/1', 400, 'request.invalid'],
  ['a kind there is none of', '/live/odds/1?type=5', 400, 'request.invalid'],
  [
    'a list of a day outside the seasons',
    '/live/odds/list?companyId=3&date=2018-01-01',
    400,
    'football.date_out_of_range',
  ],
])('%s is an error with its reason', async (_what, url, code, reason) => {
  expect(await world.get(url)).toMatchObject({ code, reason, data: null })
})

test('odds of a match of a source that is not shown are an error', async () => {
  const hidden = await world.idOf('b')
  const move = (source: string) => sql`UPDATE matches SET source = ${source} WHERE id = ${hidden}`
  const [{ source = '' } = {}] = (
    await sql<{ source: string }>`SELECT source FROM matches WHERE id = ${hidden}`.execute(world.db)
  ).rows
  await move('another').execute(world.db)
  for (const url of [`/live/odds/${hidden}?type=4`, `/live/odds/history/${hidden}?companyId=777`]) {
    expect(await world.get(url)).toMatchObject({ code: 404, reason: 'football.no_such_match' })
  }
  await move(source).execute(world.db)
  expect(await world.get(`/live/odds/${hidden}?type=4`)).toMatchObject({ code: 200 })
})

test('the odds of a finished match in a list are the closing ones', async () => {
  const over = await world.idOf('quiet')
  const said = (left: number, minute: number | null) =>
    quote({ companyId: 3, matchKey: 'quiet', at: SATURDAY_EVENING + (minute ?? -60), minute, left })
  await world.deliver(oddsMessage(said(0.9, null), said(0.2, 80)))
  const leftOf = async () => {
    const { list } = parse(
      getListOdds.reply,
      await world.get('/live/odds/list?companyId=3&date=2026-08-15'),
    )
    return list.find(({ matchId }) => matchId === over)?.asia?.[0]
  }
  expect(await leftOf()).toBe(0.2)
  await world.deliver(matchMessage('quiet', 9, { status: 8, score: [1, 0] }))
  expect(await leftOf()).toBe(0.9)
})

test('for a finished match 滚 is the last price in play, null without any', async () => {
  const ended = await world.idOf('ended')
  const said = (companyId: number, minute: number | null, given: object = {}) =>
    quote({ companyId, matchKey: 'ended', minute, ...given })
  const closed = { suspended: true, left: 0, right: 0 }
  await world.deliver(
    oddsMessage(
      said(3, null, { left: 0.7 }),
      said(3, 60, { left: 0.8 }),
      said(3, 88, { left: 0.9 }),
      said(3, 90, closed),
      said(3, 91, closed),
      said(2, null, { left: 0.75 }),
      said(2, 3, closed),
      said(7, 70, { left: 0.6 }),
    ),
  )
  const inPlay = async () => {
    const { list } = parse(MatchOdds, await world.get(`/live/odds/${ended}`))
    return Object.fromEntries(list.map(({ companyId, inplay }) => [companyId, inplay]))
  }
  await world.deliver(matchMessage('ended', 1, { status: 4 }))
  expect(await inPlay()).toMatchObject({
    3: { suspended: true },
    2: { suspended: true },
    7: { left: 0.6 },
  })
  await world.deliver(matchMessage('ended', 2, { status: 8, score: [1, 0] }))
  expect(await inPlay()).toEqual({
    3: expect.objectContaining({ minute: 88, left: 0.9, turn: [1, 0, 0], suspended: false }),
    2: null,
    7: expect.objectContaining({ left: 0.6 }),
  })
  const history = await world.get(`/live/odds/history/${ended}?companyId=3`)
  expect(parse(OddsHistory, history).detail[0]).toMatchObject({ minute: 91, suspended: true })
})
