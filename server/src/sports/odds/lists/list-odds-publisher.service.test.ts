import type { ListOdds } from '@saidian/shared/contracts/odds'
import type { NewestRow } from './list-odds.rules'
import { createListOddsPublisher } from './list-odds-publisher.service'

/** A publisher that reads handicaps which the test sets. */
function open(matchIds: number[]) {
  const lines = new Map<string, NewestRow>()
  const asked: { companyIds: number[]; matchIds: number[] }[] = []
  const sent: { companyId: number; seq: number; changed: ListOdds[] }[] = []
  const state = { listed: matchIds, nowMs: 1_000_000, isAway: false }
  const publisher = createListOddsPublisher({
    kinds: new Map([[1, { priceAbove: 0, middle: 'handicap', listField: 'asia' }]]),
    listed: () => state.listed,
    read: async (companyIds, wanted) => {
      asked.push({ companyIds, matchIds: wanted })
      if (state.isAway) throw new Error('away')
      const rows = [...lines.values()].filter(({ companyId, matchId }) => {
        return companyIds.includes(companyId) && wanted.includes(matchId)
      })
      return structuredClone(rows)
    },
    isKnown: async (companyId) => companyId < 100,
    clock: { now: () => state.nowMs },
    mayPublish: () => true,
    publish: ({ companyId, seq }, { changed }) => sent.push({ companyId, seq, changed }),
  })
  const store = (matchId: number, left: number) => {
    lines.set(`3 ${matchId}`, {
      companyId: 3,
      matchId,
      type: 1,
      values: [left, 0.5, 1],
      suspended: false,
    })
  }
  const quote = (matchId: number, left: number) => {
    store(matchId, left)
    publisher.take([{ matchId, part: 'odds' }])
  }
  return { publisher, state, asked, sent, store, quote }
}

const changesOf = (sent: { changed: ListOdds[] } | undefined) =>
  sent?.changed.map(({ matchId, asia }) => [matchId, asia?.[0]])

test('only touched matches are read, and only changes are published', async () => {
  const { publisher, asked, sent, quote } = open([1, 2, 3])
  quote(1, 0.9)
  expect(await publisher.snapshot(3)).toMatchObject({
    seq: 0,
    list: [{ matchId: 1, asia: [0.9, 0.5, 1] }],
  })
  await publisher.tick()
  quote(2, 0.8)
  await publisher.tick()
  await publisher.tick()
  expect(asked.map(({ matchIds }) => matchIds)).toEqual([[1, 2, 3], [1, 2, 3], [2], []])
  expect(sent.map((event) => [event.seq, changesOf(event)])).toEqual([[1, [[2, 0.8]]]])
})

test('odds are published when a match joins the list, removed when it leaves', async () => {
  const { publisher, state, sent, quote } = open([1])
  quote(1, 0.9)
  quote(2, 0.8)
  await publisher.snapshot(3)
  await publisher.tick()
  state.listed = [2]
  await publisher.tick()
  expect(changesOf(sent[0])).toEqual([[2, 0.8]])
  expect((await publisher.snapshot(3))?.list.map(({ matchId }) => matchId)).toEqual([2])
})

test('a change stored by another process is published within a minute', async () => {
  const { publisher, state, sent, store } = open([1])
  await publisher.snapshot(3)
  await publisher.tick()
  store(1, 0.9)
  await publisher.tick()
  expect(sent).toEqual([])
  state.nowMs += 60_000
  await publisher.tick()
  expect(changesOf(sent[0])).toEqual([[1, 0.9]])
})

test('a change that could not be read is published when the database is back', async () => {
  const { publisher, state, sent, quote } = open([1])
  await publisher.snapshot(3)
  await publisher.tick()
  state.isAway = true
  quote(1, 0.7)
  await expect(publisher.tick()).rejects.toThrow('away')
  state.isAway = false
  await publisher.tick()
  expect(changesOf(sent[0])).toEqual([[1, 0.7]])
})

test('a company whose first read overlaps a tick misses no change', async () => {
  const { publisher, sent, quote } = open([1])
  await publisher.snapshot(4)
  await publisher.tick()
  const first = publisher.snapshot(3)
  quote(1, 0.7)
  await publisher.tick()
  await first
  await publisher.tick()
  const list = (await publisher.snapshot(3))?.list
  expect(list?.map(({ asia }) => asia?.[0])).toEqual([0.7])
  expect(sent.every(({ companyId }) => companyId === 3)).toBe(true)
})

test('concurrent requests read a company once; an unknown company is null', async () => {
  const { publisher, asked } = open([1])
  const answers = await Promise.all([
    publisher.snapshot(3),
    publisher.snapshot(3),
    publisher.snapshot(777),
  ])
  expect(answers.map((answer) => answer?.seq ?? null)).toEqual([0, 0, null])
  expect(asked.map(({ companyIds }) => companyIds)).toEqual([[3], [777]])
})
