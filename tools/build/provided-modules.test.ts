import { providedModules } from './provided-modules'

const stats = { modules: [{ name: 'provide shared module (default) react@19.3.1 = ./react.js' }] }

test('the list of provided modules has the version of the federation runtime', () => {
  expect(providedModules(stats, { react: ['use'] })).toEqual({
    react: { version: '19.3.1', exports: ['use'] },
    '@module-federation/runtime': { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  })
})

test('names that take a key are listed with the keys of the shell', () => {
  const { react } = providedModules(stats, { react: ['use'] }, { react: ['use("a")'] })
  expect(react?.exports).toEqual(['use', 'use("a")'])
})

test('a build that names its modules in a new way is an error, not an empty list', () => {
  expect(() => providedModules({ modules: [{ name: 'something else' }] }, {})).toThrow(
    'provides no module',
  )
})

test('a module whose exports the build cannot list is an error: nothing could compare them', () => {
  expect(() => providedModules(stats, { react: null })).toThrow('no exports of react')
})
