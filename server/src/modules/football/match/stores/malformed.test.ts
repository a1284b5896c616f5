import type { DetailMessage, FeedMessage } from '../../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../../testing'
import { type MatchWorld, openMatchWorld } from '../testing/match-world'
import { line, player, textMessage } from '../testing/messages'

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(() => world.close())

const at = SATURDAY_EVENING
const ofMatch = { at, matchKey: 'a', revision: 1 }
/** A message of an external feed, which may break the types. */
const untyped = (message: object) => message as FeedMessage

const outcomes = async () => {
  const values = await world.metric('match_feed_details_total')
  return Object.fromEntries(
    values.map(({ labels, value }) => [`${labels.kind} ${labels.outcome}`, value]),
  )
}

test('a malformed line is dropped and counted, and the valid one is stored', async () => {
  await world.deliver(
    textMessage(1, [{ ...line('bad', 1, '错'), type: 1e9 }, line('good', 2, '对')]),
  )
  expect((await world.text()).textLive).toMatchObject([{ key: 'good' }])
  expect(await outcomes()).toMatchObject({ 'text malformed': 1, 'text taken': 1 })
})

test('a message about an unknown match is dropped and counted', async () => {
  await world.deliver({ kind: 'trend', at, matchKey: 'unknown', revision: 1, halves: [[1]] })
  expect(await outcomes()).toEqual({ 'trend unknown match': 1 })
})

test('an invalid fact does not drop the others of its message', async () => {
  await world.deliver(
    untyped({
      kind: 'facts',
      ...ofMatch,
      facts: { weather: '晴', intelligence: { goodHome: 3 }, venue: '球场' },
    }),
  )
  expect(await world.header()).toMatchObject({ venue: '球场' })
  expect(await outcomes()).toEqual({ 'facts malformed': 2, 'facts taken': 1 })
})

test.each<[string, object]>([
  ['a revision of no number', { kind: 'text', ...ofMatch, revision: 'x', lines: [] }],
  ['no revision', { kind: 'trend', at, matchKey: 'a', halves: [[1]] }],
  ['no time', { kind: 'trend', ...ofMatch, at: null, halves: [[1]] }],
  ['a key that no database takes', { kind: 'trend', ...ofMatch, matchKey: 'a\0', halves: [[1]] }],
  ['a lone half of a character', { kind: 'text', ...ofMatch, lines: [line('\ud800', 1, '对')] }],
  ['lines that are no list', { kind: 'text', ...ofMatch, lines: 7 }],
  ['a line of nothing', { kind: 'text', ...ofMatch, lines: [null] }],
  ['a withdrawal of no key', { kind: 'text', ...ofMatch, lines: [], withdrawn: [{}] }],
  [
    'a line-up without players',
    { kind: 'lineup', ...ofMatch, home: { confirmed: true }, away: null },
  ],
  [
    'a player of no position',
    { kind: 'players', at, players: [{ ...player('p', '林'), position: 'X' }] },
  ],
  [
    'a birthday that never was',
    { kind: 'players', at, players: [{ ...player('p', '林'), birthDate: '2001-02-30' }] },
  ],
  ['halves of words', { kind: 'trend', ...ofMatch, halves: ['上半场'] }],
  ['no facts', { kind: 'facts', ...ofMatch, facts: null }],
  [
    'an injury of no date',
    {
      kind: 'injuries',
      at,
      teamKey: 'l/0',
      injuries: [{ playerKey: 'p', type: 1, note: '伤', since: '昨天' }],
    },
  ],
  [
    'a ball beside the pitch',
    {
      kind: 'ballPositions',
      at,
      matchKey: 'a',
      ballPositions: [{ at, side: 'home', x: 400, y: 1, act: 'play' }],
    },
  ],
])('%s is dropped, and the next message is stored', async (_, message) => {
  const { kind } = message as DetailMessage
  await world.deliver(untyped(message), textMessage(5, [line('good', 2, '对')]))
  expect((await world.text()).textLive).toMatchObject([{ key: 'good' }])
  expect((await outcomes())[`${kind} malformed`]).toBe(1)
})

test('an invalid reason becomes null, and the goal is stored', async () => {
  const goal = {
    key: 'g',
    type: 1,
    side: 'home',
    minute: 1,
    addedMinute: null,
    player: '林远',
    otherPlayer: null,
  }
  const state = {
    status: 2,
    halfKickoffAt: at,
    score: [1, 0],
    varCheck: false,
    half: null,
    corners: null,
  }
  const unknown = { yellow: null, red: null, extra: null, shootout: null }
  await world.deliver(
    untyped({
      kind: 'match',
      ...ofMatch,
      state: { ...state, ...unknown },
      incidents: [{ ...goal, score: [1, 0], reason: '手球', varReason: 1e12, varResult: -1 }],
    }),
  )
  const [stored] = (await world.text()).incidents
  expect(stored).toMatchObject({ key: 'g', reason: null, varReason: null, varResult: null })
})
