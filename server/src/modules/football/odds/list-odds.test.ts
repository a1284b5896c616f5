import { type ListOdds, ListOddsEvent } from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { Value } from 'typebox/value'
import { TestClient } from '../../../platform/gateway/testing/test-client'
import { startTestGateway, type TestGateway } from '../../../platform/gateway/testing/test-gateway'
import { oddsMessage, quote } from '../../../sports/odds/testing'
import { openOddsWorld } from './testing/odds-world'

let world: Awaited<ReturnType<typeof openOddsWorld>>
let site: TestGateway

beforeAll(async () => {
  world = await openOddsWorld(['a', 'b'])
  await world.deliver(
    oddsMessage(quote(), quote({ matchKey: 'b', left: 1 }), quote({ companyId: 777 })),
  )
  site = await startTestGateway({ bus: world.bus, topics: world.odds.topics })
}, 60_000)
afterAll(async () => {
  await site.stop()
  await world.close()
})

const open = () => TestClient.open(site.liveUrl)
const rowsOf = (list: ListOdds[]) => list.map(({ matchId, asia }) => [matchId, asia])

test('a follower of a company receives only the changes since its list', async () => {
  const [a, b] = [await world.idOf('a'), await world.idOf('b')]
  const { data } = await world.get('/live/odds/list?companyId=3')
  expect(rowsOf(data.list)).toEqual([
    [a, [0.9, 0.5, 0.96]],
    [b, [1, 0.5, 0.96]],
  ])
  const client = await open()
  const since = { epoch: data.epoch, seq: data.seq }
  expect(await client.subscribe(TOPIC.footballOdds(3), since)).toMatchObject({
    ...since,
    recovered: true,
  })
  await world.deliver(
    oddsMessage(quote({ minute: 3, left: 0.7 }), quote({ companyId: 777, minute: 3, left: 0.6 })),
  )
  const first = await client.next('event')
  expect(first).toMatchObject({ epoch: data.epoch, seq: data.seq + 1 })
  expect(rowsOf(Value.Parse(ListOddsEvent, first.data).changed)).toEqual([[a, [0.7, 0.5, 0.96]]])
  await world.deliver(oddsMessage(quote({ minute: 3, left: 0.7 }), quote({ left: 0.2, at: 5 })))
  await world.deliver(oddsMessage(quote({ minute: 4, suspended: true, left: 0.7 })))
  const second = await client.next('event', 1)
  expect(Value.Parse(ListOddsEvent, second.data).changed).toMatchObject([
    { matchId: a, suspended: true },
  ])
  const again = (await world.get('/live/odds/list?companyId=3')).data
  expect(again).toMatchObject({ epoch: data.epoch, seq: second.seq })
  expect(again.list[0]).toMatchObject({ matchId: a, suspended: true })
  await client.close()
})

test('a company without a name can be followed while it quotes, others cannot', async () => {
  const client = await open()
  expect(await client.subscribe(TOPIC.footballOdds(777))).toMatchObject({ seq: 0 })
  expect(await client.subscribe(TOPIC.footballOdds(136))).toMatchObject({ seq: 0 })
  client.send({ op: 'sub', topic: TOPIC.footballOdds(778) })
  expect(await client.next('refused')).toMatchObject({ reason: 'topic.unknown' })
  client.send({ op: 'sub', topic: 'odds/football/crown' })
  expect(await client.next('refused', 1)).toMatchObject({ reason: 'topic.not_allowed' })
  await client.close()
})

test('without the feed a process shows the published list, then that of the database', async () => {
  const get = await world.openAnother()
  const url = '/live/odds/list?companyId=3'
  const { data } = await get(url)
  expect(data).toMatchObject({ epoch: (await world.get(url)).data.epoch })
  expect(data.list).toHaveLength(2)
  world.leave()
  const alone = (await get(url)).data
  expect(alone).toMatchObject({ epoch: 'none', seq: 0, list: data.list })
})
