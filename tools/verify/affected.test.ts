import { affectedBy } from './affected'

const parts = { shared: [], shell: ['shared'], 'mf-live': ['shared'], server: ['shared'] }

test('code of a remote concerns the remote and the tests that import it', () => {
  expect(affectedBy(['mf-live/src/pages/list.tsx'], parts)).toEqual({
    types: ['mf-live'],
    whole: [],
    related: ['mf-live/src/pages/list.tsx'],
  })
})

test('code of shared concerns the types of every part that depends on it', () => {
  expect(affectedBy(['shared/src/lib/age.ts'], parts).types).toEqual(Object.keys(parts))
})

test('a migration concerns all tests of the server', () => {
  const { whole, related } = affectedBy(['server/migrations/0031-a.up.sql'], parts)
  expect([whole, related]).toEqual([['server'], []])
})

test('a setting at the root concerns everything', () => {
  expect(affectedBy(['pnpm-lock.yaml', 'mf-live/src/a.ts'], parts).whole).toEqual(
    Object.keys(parts),
  )
})

test('prose concerns no test', () => {
  expect(affectedBy(['docs/glossary.md', 'mf-live/README.md'], parts)).toEqual({
    types: [],
    whole: [],
    related: [],
  })
})
