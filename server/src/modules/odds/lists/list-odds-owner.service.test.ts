import type { ListOdds } from '@saidian/shared/contracts'
import type { NewestRow } from '../odds.repository'
import { createListOddsOwner } from './list-odds-owner.service'

/** A database of handicaps that a test fills by hand, and the owner that reads it. */
function open(matchIds: number[]) {
  const lines = new Map<string, NewestRow>()
  const asked: { companyIds: number[]; matchIds: number[] }[] = []
  const sent: { companyId: number; seq: number; changed: ListOdds[] }[] = []
  const state = { listed: matchIds, nowMs: 1_000_000, isAway: false }
  const owner = createListOddsOwner({
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
    publish: (companyId, { seq }, { changed }) => sent.push({ companyId, seq, changed }),
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
    owner.take([{ matchId, part: 'odds' }])
  }
  return { owner, state, asked, sent, store, quote }
}

const told = (sent: { changed: ListOdds[] } | undefined) =>
  sent?.changed.map(({ matchId, asia }) => [matchId, asia?.[0]])

test('only what was touched is read, and only what changed is told', async () => {
  const { owner, asked, sent, quote } = open([1, 2, 3])
  quote(1, 0.9)
  expect(await owner.snapshot(3)).toMatchObject({
    seq: 0,
    list: [{ matchId: 1, asia: [0.9, 0.5, 1] }],
  })
  await owner.tick()
  quote(2, 0.8)
  await owner.tick()
  await owner.tick()
  expect(asked.map(({ matchIds }) => matchIds)).toEqual([[1, 2, 3], [1, 2, 3], [2], []])
  expect(sent.map((event) => [event.seq, told(event)])).toEqual([[1, [[2, 0.8]]]])
})

test('a match that comes onto the list brings its odds, one that leaves it takes them away', async () => {
  const { owner, state, sent, quote } = open([1])
  quote(1, 0.9)
  quote(2, 0.8)
  await owner.snapshot(3)
  await owner.tick()
  state.listed = [2]
  await owner.tick()
  expect(told(sent[0])).toEqual([[2, 0.8]])
  expect((await owner.snapshot(3))?.list.map(({ matchId }) => matchId)).toEqual([2])
})

test('what another process stored is told within a minute', async () => {
  const { owner, state, sent, store } = open([1])
  await owner.snapshot(3)
  await owner.tick()
  store(1, 0.9)
  await owner.tick()
  expect(sent).toEqual([])
  state.nowMs += 60_000
  await owner.tick()
  expect(told(sent[0])).toEqual([[1, 0.9]])
})

test('what could not be read is told when the database is back', async () => {
  const { owner, state, sent, quote } = open([1])
  await owner.snapshot(3)
  await owner.tick()
  state.isAway = true
  quote(1, 0.7)
  await expect(owner.tick()).rejects.toThrow('away')
  state.isAway = false
  await owner.tick()
  expect(told(sent[0])).toEqual([[1, 0.7]])
})

test('a company of which the first word is read while others are told misses nothing', async () => {
  const { owner, sent, quote } = open([1])
  await owner.snapshot(4)
  await owner.tick()
  const first = owner.snapshot(3)
  quote(1, 0.7)
  await owner.tick()
  await first
  await owner.tick()
  const list = (await owner.snapshot(3))?.list
  expect(list?.map(({ asia }) => asia?.[0])).toEqual([0.7])
  expect(sent.every(({ companyId }) => companyId === 3)).toBe(true)
})

test('however many ask at first, a company is read once; one nobody knows is none', async () => {
  const { owner, asked } = open([1])
  const answers = await Promise.all([owner.snapshot(3), owner.snapshot(3), owner.snapshot(777)])
  expect(answers.map((answer) => answer?.seq ?? null)).toEqual([0, 0, null])
  expect(asked.map(({ companyIds }) => companyIds)).toEqual([[3], [777]])
})
