import type { ListOdds, MatchOdds, OddsHistory } from '@saidian/shared/contracts/odds'
import type { Position } from '@saidian/shared/contracts/sockets'
import { type TopicMessage, topicSubject } from '../../../platform/bus'
import { oddsMessage, quote } from '../../../sports/odds/testing'
import { type MatchWorld, openMatchWorld, soon } from '../match/testing/match-world'
import { gameMessage, points } from '../match/testing/messages'

const HOUR = 3_600

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(() => world.close())

const spread = quote({ middle: 6.5 })
const moneyLine = quote({ type: 2, left: 1.4, middle: 0, right: 2.9 })
const total = quote({ type: 3, middle: 228.5 })

const linesOf = async (type: number) =>
  (await world.get<MatchOdds>(`/live/basket/zhi/${world.id}?type=${type}`)).data

test('a game has 让分, 胜负 and 大小分 with their companies', async () => {
  await world.deliver(oddsMessage(spread, moneyLine, total))
  expect((await linesOf(1)).list).toMatchObject([{ opening: { middle: 6.5 } }])
  expect((await linesOf(3)).list).toMatchObject([{ opening: { middle: 228.5 } }])
  const { list, hasDraw, company } = await linesOf(2)
  expect(list).toMatchObject([{ opening: { left: 1.4, middle: 0, right: 2.9 } }])
  expect(hasDraw).toBe(false)
  expect(company).toMatchObject([{ companyId: 3 }])
  const companies = await world.get<object[]>('/live/basket/zhi/company')
  expect(companies.data).toContainEqual(expect.objectContaining({ companyId: 3 }))
})

test('a money line whose source has no draw is stored, one with a draw is not', async () => {
  const { middle: _, ...withoutDraw } = moneyLine
  await world.deliver(
    oddsMessage(withoutDraw as typeof moneyLine, { ...moneyLine, companyId: 2, middle: 3.4 }),
  )
  const { list } = await linesOf(2)
  expect(list.map(({ companyId }) => companyId)).toEqual([3])
  expect(await world.metric('odds_feed_quotes_total')).toContainEqual(
    expect.objectContaining({ labels: { outcome: 'malformed prices' }, value: 1 }),
  )
})

test('the history has the movements of a line, and says that there is no draw', async () => {
  await world.deliver(oddsMessage(moneyLine, { ...moneyLine, at: moneyLine.at + 60, left: 1.5 }))
  const { data } = await world.get<OddsHistory>(
    `/live/basket/zhi/history/${world.id}?companyId=3&type=2`,
  )
  expect(data).toMatchObject({ hasDraw: false, count: 2 })
  expect(data.detail).toMatchObject([
    { left: 1.5, turn: [1, 0, 0] },
    { left: 1.4, turn: [0, 0, 0] },
  ])
})

test('a changed line reaches open pages, and the end of the game closes it', async () => {
  await world.deliver(gameMessage('a', 1), oddsMessage(total))
  await world.follow()
  await world.deliver(oddsMessage(quote({ type: 3, minute: 12, middle: 231 })))
  await soon(() => world.published().odds?.[0]?.inplay?.middle === 231)
  const end = gameMessage('a', 2, points(10, [25, 25, 25, 26], [25, 25, 25, 25]))
  await world.deliver({ ...end, at: end.at + 2 * HOUR })
  await soon(() => world.published().match?.s === 10)
  expect((await linesOf(3)).list).toMatchObject([{ prematch: { middle: 228.5 } }])
})

test('the odds of an unknown game are an error with its reason', async () => {
  expect(await world.get('/live/basket/zhi/999999')).toMatchObject({
    code: 404,
    reason: 'basketball.no_such_match',
  })
})

test('the odds of the list follow a company, and a changed line is an event', async () => {
  await world.deliver(gameMessage('a', 1), oddsMessage(spread, moneyLine, total))
  const list = async () => {
    const path = '/live/odds/list?companyId=3&sport=2'
    return (await world.get<Position & { list: ListOdds[] }>(path)).data
  }
  await soon(async () => (await list()).list.length === 1)
  const { epoch, list: rows } = await list()
  expect(epoch).not.toBe('none')
  expect(rows[0]).toMatchObject({ asia: [0.9, 6.5, 0.96], euro: [1.4, 0, 2.9] })
  const events: unknown[] = []
  const end = new AbortController()
  const record = (message: unknown) => events.push((message as TopicMessage).data)
  world.bus.subscribe(topicSubject('odds/basketball/3'), record, end.signal)
  await world.deliver(oddsMessage({ ...spread, at: spread.at + 60, middle: 7.5 }))
  await soon(() => JSON.stringify(events).includes('7.5'))
  end.abort()
})
