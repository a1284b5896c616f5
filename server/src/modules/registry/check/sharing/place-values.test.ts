import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { builtRemote, remoteMeta } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'
import type { PlacedVersion, PlaceValues } from '..'
import { placeValueFaults } from './place-values.rules'

const NUMBER = { type: 'integer' }
const TEXT = { type: 'string' }

/** Values by name; those that end in `?` may be left out. */
function valuesOf(given: Record<string, object>) {
  const properties = Object.fromEntries(
    Object.entries(given).map(([name, form]) => [name.replace('?', ''), form]),
  )
  return { properties, required: Object.keys(given).filter((name) => !name.endsWith('?')) }
}
const owner = (given: Record<string, object>): PlacedVersion => ({
  name: 'mf_live',
  values: { gives: { 'match.tabs': valuesOf(given) }, takes: {} },
})
const contributor = (taken: Record<string, object>): PlacedVersion => ({
  name: 'mf_message',
  values: { gives: {}, takes: { 'match.tabs': valuesOf(taken) } },
})

test.each([
  ['the same values', { sport: TEXT, matchId: NUMBER }, { sport: TEXT, matchId: NUMBER }],
  ['more values than it takes', { sport: TEXT, matchId: NUMBER }, { matchId: NUMBER }],
  ['no value that it may do without', { matchId: NUMBER }, { matchId: NUMBER, 'title?': TEXT }],
  [
    'values with other words for readers',
    { matchId: { description: 'the match', ...NUMBER } },
    { matchId: { ...NUMBER, description: 'id' } },
  ],
])('a place may give a widget %s', (_, given, taken) => {
  expect(placeValueFaults(contributor(taken), [owner(given)])).toEqual([])
  expect(placeValueFaults(owner(given), [contributor(taken)])).toEqual([])
})

test.each([
  ['lacks', { sport: TEXT }, { matchId: NUMBER }],
  ['gives in another form', { matchId: TEXT }, { matchId: NUMBER }],
  ['gives sometimes', { 'matchId?': NUMBER }, { matchId: NUMBER }],
  ['gives in another form than it may take', { matchId: TEXT }, { 'matchId?': NUMBER }],
])('a value that a place %s is a fault of whichever is published later', (_, given, taken) => {
  expect(placeValueFaults(contributor(taken), [owner(given)])).toEqual([
    faultAt(
      'place-values',
      'remote.json/contributes/match.tabs',
      'take matchId of match.tabs, which mf_live does not give so',
      'publish that remote first',
    ),
  ])
  expect(placeValueFaults(owner(given), [contributor(taken)])).toEqual([
    faultAt(
      'place-values',
      'remote.json/places/match.tabs',
      'does not give matchId as widgets of mf_message take it',
      'until a version of mf_message without it is stable',
    ),
  ])
})

test('earlier versions of the same remote are not compared', () => {
  const before = { ...contributor({ matchId: NUMBER }), name: 'mf_live' }
  expect(placeValueFaults(owner({ sport: TEXT }), [before])).toEqual([])
})

const TAB = { id: 'chat', title: '聊天', order: 80, sports: ['football'] }
const meta: RemoteMeta = remoteMeta({
  places: { 'match.tabs': 'widget' },
  contributes: { 'match.tabs': [TAB] },
})

test('a build that lists no values of its places and widgets is rejected', () => {
  const values: PlaceValues = { gives: {}, takes: {} }
  const unlisted = faultAt('place-values', 'places.json', 'no values of match.tabs', 'pnpm build')
  expect(faultsOf(builtRemote({ meta, values }))).toEqual([unlisted, unlisted])
  const files = new Map(builtRemote({ meta }))
  files.delete('places.json')
  expect(faultsOf(files)).toEqual([unlisted, unlisted])
})

test('a remote without places and widgets needs no list of values', () => {
  const files = new Map(builtRemote())
  files.delete('places.json')
  expect(faultsOf(files)).toEqual([])
})

test('values of another shape are rejected', () => {
  const extra = { 'places.json': '{"gives":{"match.tabs":[]},"takes":{}}' }
  expect(faultsOf(builtRemote({ meta, extra }))).toEqual([
    faultAt('place-values', 'places.json/gives/match.tabs', 'match.tabs', 'correct the file'),
  ])
})
