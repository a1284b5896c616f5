import type { BoardMatch } from '@saidian/shared/contracts'
import { boardMatch, fakeReader, handClock, type Sent } from '../fixtures/board-rows'
import { EVENING } from '../fixtures/messages'
import { createBoardOwner } from './board-owner.service'

const HOUR_MS = 3_600_000

async function ownerOf(matches: BoardMatch[]) {
  const rows = new Map(matches.map((match) => [match.id, match]))
  const clock = handClock()
  const sent: Sent[] = []
  const owner = createBoardOwner({
    epoch: 'e1',
    reader: fakeReader(rows, EVENING - 60),
    clock,
    feed: { source: 'demo', speed: 1, demo: true },
    publish: (seq, event) => sent.push({ seq, event }),
    mayPublish: () => true,
  })
  await owner.refresh()
  owner.tick()
  sent.length = 0
  const store = async (
    id: number,
    change: Partial<BoardMatch>,
    incidents: Parameters<typeof owner.take>[0]['incidents'] = [],
  ) => {
    const before = rows.get(id) ?? boardMatch(id, { version: 0 })
    rows.set(id, { ...before, ...change, version: before.version + 1 })
    await owner.take({ matchIds: [id], incidents })
  }
  return { owner, clock, sent, rows, store }
}

const row = (owner: Awaited<ReturnType<typeof ownerOf>>['owner'], id: number) =>
  owner.view()?.contents.matches.get(id)

test('what the database has at the start is the snapshot of position 0, not an event', async () => {
  const sent: Sent[] = []
  const owner = createBoardOwner({
    epoch: 'e1',
    reader: fakeReader(new Map([[1, boardMatch(1)]])),
    clock: handClock(),
    feed: { source: 'demo', speed: 1, demo: true },
    publish: (seq, event) => sent.push({ seq, event }),
    mayPublish: () => true,
  })
  expect(owner.view()).toBeNull()
  await owner.refresh()
  expect(owner.view()).toMatchObject({ epoch: 'e1', seq: 0 })
  expect(row(owner, 1)).toEqual(boardMatch(1))
  expect(sent).toEqual([])
})

test('changes between two ticks are one event with the changed fields only', async () => {
  const { owner, sent, store, clock } = await ownerOf([boardMatch(1), boardMatch(2)])
  await store(1, { corners: [1, 0] })
  await store(1, { corners: [2, 0] })
  await store(2, { yellow: [0, 1] })
  expect(sent).toEqual([])
  clock.pass(1_000)
  owner.tick()
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

test('positions are told without a gap and the list is that of its position', async () => {
  const { owner, sent, store } = await ownerOf([boardMatch(1)])
  const start = owner.view()?.seq ?? -1
  for (const corner of [1, 2, 3]) {
    await store(1, { corners: [corner, 0] })
    expect(row(owner, 1)?.corners).toEqual(corner === 1 ? null : [corner - 1, 0])
    owner.tick()
    expect(row(owner, 1)?.corners).toEqual([corner, 0])
  }
  expect(sent.map(({ seq }) => seq)).toEqual([start + 1, start + 2, start + 3])
  expect(owner.view()?.seq).toBe(start + 3)
})

test.each([
  ['goal', { score: [1, 0] as [number, number] }],
  ['goal taken back', { score: null }],
  ['red card', { red: [0, 1] as [number, number] }],
  ['shoot-out goal', { shootout: [1, 0] as [number, number] }],
  ['video check', { varCheck: true }],
])('a %s does not wait for the tick and takes along what waits', async (_name, change) => {
  const { sent, store } = await ownerOf([boardMatch(1), boardMatch(2)])
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

test('a goal comes with who scored it; a yellow card waits', async () => {
  const { owner, sent, store } = await ownerOf([boardMatch(1)])
  const yellow = { matchId: 1, type: 3, side: 'away', minute: 5, player: null } as const
  await store(1, { yellow: [0, 1] }, [yellow])
  expect(sent).toEqual([])
  const goal = { matchId: 1, type: 1, side: 'home', minute: 9, player: '李四' } as const
  await store(1, { score: [1, 0] }, [goal, { ...goal, matchId: 99 }])
  expect(sent[0]?.event.incidents).toEqual([yellow, goal])
  owner.tick()
  expect(sent).toHaveLength(1)
})

test('nothing new is no event, but the state of the feed is told every five seconds', async () => {
  const { owner, sent, clock } = await ownerOf([boardMatch(1)])
  const times: number[] = []
  for (let second = 1; second <= 20; second += 1) {
    clock.pass(1_000)
    if (second < 10) owner.alive(clock.now() / 1000)
    owner.tick()
    if (sent.length > times.length) times.push(second)
  }
  expect(times).toEqual([4, 8, 12, 16, 20])
  const aliveAt = sent.map(({ event }) => (event.feed?.aliveAt ?? 0) - EVENING)
  expect(aliveAt).toEqual([4, 8, 9, 9, 9])
})

test('a sign of life from a clock that is 10 minutes fast counts as of its arrival', async () => {
  const { owner, clock } = await ownerOf([boardMatch(1)])
  owner.alive(EVENING + 600)
  clock.pass(60_000)
  expect(owner.view()?.feed.aliveAt).toBe(EVENING)
})

test('a dead feed is as old as the last word of the database says', async () => {
  const { owner } = await ownerOf([boardMatch(1)])
  expect(owner.view()?.feed).toEqual({
    source: 'demo',
    speed: 1,
    demo: true,
    aliveAt: EVENING - 60,
  })
})

test('an older row read late does not undo a newer one', async () => {
  const { owner, rows, store } = await ownerOf([boardMatch(1)])
  await store(1, { score: [2, 0] })
  rows.set(1, boardMatch(1, { version: 1, score: [0, 0] }))
  await owner.refresh()
  expect(row(owner, 1)?.score).toEqual([2, 0])
})

test('columns beside the score are told when they change, new version or not', async () => {
  const { owner, sent, rows, store } = await ownerOf([
    boardMatch(1, { lottery: { jc: '周六001' } }),
  ])
  await store(1, { marks: ['text', 'lineup'] })
  owner.tick()
  expect(sent.at(-1)?.event.changed).toEqual([{ id: 1, version: 2, marks: ['text', 'lineup'] }])
  rows.set(1, boardMatch(1, { version: 2, ranks: [3, 17], marks: ['text', 'lineup', 'mlive'] }))
  await owner.refresh()
  const change = { id: 1, ranks: [3, 17], marks: ['text', 'lineup', 'mlive'], lottery: {} }
  expect(sent.at(-1)?.event.changed).toEqual([change])
  await owner.refresh()
  owner.tick()
  expect(sent).toHaveLength(2)
})

test('what could not be read back is told with the next change', async () => {
  const rows = new Map([1, 2].map((id) => [id, boardMatch(id)]))
  const reader = fakeReader(rows)
  let isAway = false
  const owner = createBoardOwner({
    epoch: 'e1',
    reader: {
      ...reader,
      some: (ids, ...rest) =>
        isAway ? Promise.reject(new Error('away')) : reader.some(ids, ...rest),
    },
    clock: handClock(),
    feed: { source: 'demo', speed: 1, demo: true },
    publish: () => undefined,
    mayPublish: () => true,
  })
  await owner.refresh()
  isAway = true
  rows.set(1, boardMatch(1, { version: 2, score: [1, 0] }))
  await expect(owner.take({ matchIds: [1], incidents: [] })).rejects.toThrow('away')
  isAway = false
  rows.set(2, boardMatch(2, { version: 2, score: [0, 4] }))
  await owner.take({ matchIds: [2], incidents: [] })
  expect([row(owner, 1)?.score, row(owner, 2)?.score]).toEqual([
    [1, 0],
    [0, 4],
  ])
})

test('a new match comes whole, with the league and teams nobody knows yet', async () => {
  const { owner, sent, store } = await ownerOf([boardMatch(1)])
  await store(5, { kickoffAt: EVENING + 60, s: 1 })
  owner.tick()
  const added = sent[0]?.event.added
  expect(added?.matches.map(({ id }) => id)).toEqual([5])
  expect(added?.leagues).toEqual([])
  expect(added?.teams.map(({ id }) => id)).toEqual([50, 51])
})

test('at ten in the morning the day turns: what is in play or ended just now stays', async () => {
  const turn = EVENING * 1000 + 14 * HOUR_MS
  const night = turn / 1000 - 7200
  const { owner, clock, sent, rows } = await ownerOf([boardMatch(1), boardMatch(2, { s: 8 })])
  rows.set(3, boardMatch(3, { kickoffAt: night, s: 4 }))
  rows.set(4, boardMatch(4, { kickoffAt: night, s: 8, sourceAt: turn / 1000 - 600 }))
  rows.set(5, boardMatch(5, { kickoffAt: turn / 1000 + 3600, s: 1 }))
  clock.set(turn - 1_000)
  await owner.refresh()
  expect([...(owner.view()?.contents.matches.keys() ?? [])].sort()).toEqual([1, 2, 3, 4])
  clock.set(turn)
  await owner.refresh()
  expect([...(owner.view()?.contents.matches.keys() ?? [])].sort()).toEqual([3, 4, 5])
  expect(sent.at(-1)?.event).toMatchObject({ removed: [1, 2], added: { matches: [{ id: 5 }] } })
})

test('a match moved to another day leaves the list', async () => {
  const { owner, sent, store } = await ownerOf([boardMatch(1, { s: 1 })])
  await store(1, { kickoffAt: EVENING + 5 * 86_400 })
  owner.tick()
  expect(sent[0]?.event).toMatchObject({ removed: [1] })
  expect(row(owner, 1)).toBeUndefined()
})
