import { LINK_PLACES, type RemoteMeta, WIDGET_PLACES } from '@saidian/shared/contracts/registry'
import { workspaceRoot } from '../federation/workspace'
import { placeValues } from './place-values'
import { readKnownMetas } from './read-meta'

const metas = readKnownMetas(workspaceRoot)
const remote = (changes: Partial<RemoteMeta>) => ({ ...metas[0], ...changes }) as RemoteMeta
const TAB = { id: 'chat', title: '聊天', order: 80, sports: ['football'] }

test('values of places that a remote has and of widgets that it contributes are listed', () => {
  const values = WIDGET_PLACES['match.tabs']
  expect(placeValues(remote({ places: { 'match.tabs': 'widget' } }))).toEqual({
    gives: { 'match.tabs': values },
    takes: {},
  })
  expect(placeValues(remote({ contributes: { 'match.tabs': [TAB] } }))).toEqual({
    gives: {},
    takes: { 'match.tabs': values },
  })
})

test('a place of widgets without values in the contracts is named', () => {
  expect(() => placeValues(remote({ places: { 'match.notes': 'widget' } }))).toThrow(
    'match.notes of remote.json is not in WIDGET_PLACES',
  )
})

test('every place of the contracts is a place of one remote, of the same kind', () => {
  const shown = metas.flatMap(({ places = {} }) => Object.entries(places))
  const widgets = Object.keys(WIDGET_PLACES).map((place) => [place, 'widget'])
  const links = LINK_PLACES.map((place) => [place, 'link'])
  expect(shown.sort()).toEqual([...widgets, ...links].sort())
})
