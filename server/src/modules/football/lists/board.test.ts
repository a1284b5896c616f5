import type { FootballMatch } from '@saidian/shared/contracts/football'
import { fakeReader, manualClock } from '../../../sports/fixtures/board-rows'
import { createBoardPublisher } from '../../../sports/lists/board/board-publisher.service'
import { boardMatch, type Sent } from '../fixtures/board-rows'
import { EVENING } from '../fixtures/messages'
import { football } from '../sport'

const HOUR_MS = 3_600_000

async function publisherOf(matches: FootballMatch[]) {
  const rows = new Map(matches.map((match) => [match.id, match]))
  const clock = manualClock()
  const sent: Sent[] = []
  const publisher = createBoardPublisher({
    sport: football,
    epoch: 'e1',
    reader: fakeReader(rows, EVENING - 60),
    clock,
    feed: { source: 'demo', speed: 1, demo: true },
    publish: ({ seq }, event) => sent.push({ seq, event }),
    mayPublish: () => true,
  })
  await publisher.refresh()
  publisher.tick()
  sent.length = 0
  const store = async (
    id: number,
    change: Partial<FootballMatch>,
    incidents: Parameters<typeof publisher.take>[0]['incidents'] = [],
  ) => {
    const before = rows.get(id) ?? boardMatch(id, { version: 0 })
    rows.set(id, { ...before, ...change, version: before.version + 1 })
    await publisher.take({ matchIds: [id], incidents })
  }
  return { publisher, clock, sent, rows, store }
}

const row = (publisher: Awaited<ReturnType<typeof publisherOf>>['publisher'], id: number) =>
  publisher.view()?.contents.matches.get(id)

test('the first read is the snapshot of position 0 and publishes no event', async () => {
  const sent: Sent[] = []
  const publisher = createBoardPublisher({
    sport: football,
    epoch: 'e1',
    reader: fakeReader(new Map([[1, boardMatch(1)]])),
    clock: manualClock(),
    feed: { source: 'demo', speed: 1, demo: true },
    publish: ({ seq }, event) => sent.push({ seq, event }),
    mayPublish: () => true,
  })
  expect(publisher.view()).toBeNull()
  await publisher.refresh()
  expect(publisher.view()).toMatchObject({ epoch: 'e1.1', seq: 0 })
  expect(row(publisher, 1)).toEqual(boardMatch(1))
  expect(sent).toEqual([])
})

test('changes between two ticks become one event with only the changed fields', async () => {
  const { publisher, sent, store, clock } = await publisherOf([boardMatch(1), boardMatch(2)])
  await store(1, { corners: [1, 0] })
  await store(1, { corners: [2, 0] })
  await store(2, { yellow: [0, 1] })
  expect(sent).toEqual([])
  clock.pass(1_000)
  publisher.tick()
  expect(sent.map(({ event }) => event)).toEqual([
    {
      serverAt: clock.now(),
      changed: [
        { id: 1, corners: [2, 0], version: 3 },
        { id: 2, yellow: [0, 1], version: 2 },
      ],
    },
  ])
})

test('positions have no gap, and the contents match the position', async () => {
  const { publisher, sent, store } = await publisherOf([boardMatch(1)])
  const start = publisher.view()?.seq ?? -1
  for (const corner of [1, 2, 3]) {
    await store(1, { corners: [corner, 0] })
    expect(row(publisher, 1)?.corners).toEqual(corner === 1 ? null : [corner - 1, 0])
    publisher.tick()
    expect(row(publisher, 1)?.corners).toEqual([corner, 0])
  }
  expect(sent.map(({ seq }) => seq)).toEqual([start + 1, start + 2, start + 3])
  expect(publisher.view()?.seq).toBe(start + 3)
})

test.each([
  ['goal', { score: [1, 0] as [number, number] }],
  ['goal taken back', { score: null }],
  ['red card', { red: [0, 1] as [number, number] }],
  ['shoot-out goal', { shootout: [1, 0] as [number, number] }],
  ['video check', { varCheck: true }],
])('a %s is published at once, with all waiting changes', async (_name, change) => {
  const { sent, store } = await publisherOf([boardMatch(1), boardMatch(2)])
  await store(2, { corners: [1, 0] })
  expect(sent).toEqual([])
  await store(1, change)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.event.changed).toEqual(
    expect.arrayContaining([
      { id: 1, version: 2, ...change },
      { id: 2, version: 2, corners: [1, 0] },
    ]),
  )
})

test('a goal is published with its scorer; a yellow card waits for the tick', async () => {
  const { publisher, sent, store } = await publisherOf([boardMatch(1)])
  const yellow = { matchId: 1, type: 3, side: 'away', minute: 5, player: null } as const
  await store(1, { yellow: [0, 1] }, [yellow])
  expect(sent).toEqual([])
  const goal = { matchId: 1, type: 1, side: 'home', minute: 9, player: '李四' } as const
  await store(1, { score: [1, 0] }, [goal, { ...goal, matchId: 99 }])
  expect(sent[0]?.event.incidents).toEqual([yellow, goal])
  publisher.tick()
  expect(sent).toHaveLength(1)
})

test('without changes only the feed state is published, every four to five seconds', async () => {
  const { publisher, sent, clock } = await publisherOf([boardMatch(1)])
  const times: number[] = []
  for (let second = 1; second <= 20; second += 1) {
    clock.pass(1_000)
    if (second < 10) publisher.alive(clock.now() / 1000)
    publisher.tick()
    if (sent.length > times.length) times.push(second)
  }
  expect(times).toEqual([4, 8, 12, 16, 20])
  const aliveAt = sent.map(({ event }) => (event.feed?.aliveAt ?? 0) - EVENING)
  expect(aliveAt).toEqual([4, 8, 9, 9, 9])
})

test('a sign of life from a clock that is 10 minutes fast has its arrival time', async () => {
  const { publisher, clock } = await publisherOf([boardMatch(1)])
  publisher.alive(EVENING + 600)
  clock.pass(60_000)
  expect(publisher.view()?.feed.aliveAt).toBe(EVENING)
})

test('without a sign of life the feed is as old as the newest stored update', async () => {
  const { publisher } = await publisherOf([boardMatch(1)])
  expect(publisher.view()?.feed).toEqual({
    source: 'demo',
    speed: 1,
    demo: true,
    aliveAt: EVENING - 60,
  })
})

test('an older row that is read late does not replace a newer one', async () => {
  const { publisher, rows, store } = await publisherOf([boardMatch(1)])
  await store(1, { score: [2, 0] })
  rows.set(1, boardMatch(1, { version: 1, score: [0, 0] }))
  await publisher.refresh()
  expect(row(publisher, 1)?.score).toEqual([2, 0])
})

test('changed columns beside the score are published with or without a new version', async () => {
  const { publisher, sent, rows, store } = await publisherOf([
    boardMatch(1, { lottery: { jc: '周六001' } }),
  ])
  await store(1, { marks: ['text', 'lineup'] })
  publisher.tick()
  expect(sent.at(-1)?.event.changed).toEqual([{ id: 1, version: 2, marks: ['text', 'lineup'] }])
  rows.set(1, boardMatch(1, { version: 2, ranks: [3, 17], marks: ['text', 'lineup', 'mlive'] }))
  await publisher.refresh()
  const change = { id: 1, ranks: [3, 17], marks: ['text', 'lineup', 'mlive'], lottery: {} }
  expect(sent.at(-1)?.event.changed).toEqual([change])
  await publisher.refresh()
  publisher.tick()
  expect(sent).toHaveLength(2)
})

test('a match that could not be read back is published with the next change', async () => {
  const rows = new Map([1, 2].map((id) => [id, boardMatch(id)]))
  const reader = fakeReader(rows)
  let isAway = false
  const publisher = createBoardPublisher({
    sport: football,
    epoch: 'e1',
    reader: {
      ...reader,
      some: (ids, ...rest) =>
        isAway ? Promise.reject(new Error('away')) : reader.some(ids, ...rest),
    },
    clock: manualClock(),
    feed: { source: 'demo', speed: 1, demo: true },
    publish: () => undefined,
    mayPublish: () => true,
  })
  await publisher.refresh()
  isAway = true
  rows.set(1, boardMatch(1, { version: 2, score: [1, 0] }))
  await expect(publisher.take({ matchIds: [1], incidents: [] })).rejects.toThrow('away')
  isAway = false
  rows.set(2, boardMatch(2, { version: 2, score: [0, 4] }))
  await publisher.take({ matchIds: [2], incidents: [] })
  expect([row(publisher, 1)?.score, row(publisher, 2)?.score]).toEqual([
    [1, 0],
    [0, 4],
  ])
})

test('a new match is published whole, with its unknown league and teams', async () => {
  const { publisher, sent, store } = await publisherOf([boardMatch(1)])
  await store(5, { kickoffAt: EVENING + 60, s: 1 })
  publisher.tick()
  const added = sent[0]?.event.added
  expect(added?.matches.map(({ id }) => id)).toEqual([5])
  expect(added?.leagues).toEqual([])
  expect(added?.teams.map(({ id }) => id)).toEqual([50, 51])
})

test('at 10:00 a new sports day starts: matches in play or just ended stay', async () => {
  const dayStart = EVENING * 1000 + 14 * HOUR_MS
  const night = dayStart / 1000 - 7200
  const { publisher, clock, sent, rows } = await publisherOf([
    boardMatch(1),
    boardMatch(2, { s: 8 }),
  ])
  rows.set(3, boardMatch(3, { kickoffAt: night, s: 4 }))
  rows.set(4, boardMatch(4, { kickoffAt: night, s: 8, sourceAt: dayStart / 1000 - 600 }))
  rows.set(5, boardMatch(5, { kickoffAt: dayStart / 1000 + 3600, s: 1 }))
  clock.set(dayStart - 1_000)
  await publisher.refresh()
  expect([...(publisher.view()?.contents.matches.keys() ?? [])].sort()).toEqual([1, 2, 3, 4])
  clock.set(dayStart)
  await publisher.refresh()
  expect([...(publisher.view()?.contents.matches.keys() ?? [])].sort()).toEqual([3, 4, 5])
  expect(sent.at(-1)?.event).toMatchObject({ removed: [1, 2], added: { matches: [{ id: 5 }] } })
})

test('a match moved to another day leaves the list', async () => {
  const { publisher, sent, store } = await publisherOf([boardMatch(1, { s: 1 })])
  await store(1, { kickoffAt: EVENING + 5 * 86_400 })
  publisher.tick()
  expect(sent[0]?.event).toMatchObject({ removed: [1] })
  expect(row(publisher, 1)).toBeUndefined()
})
