import { providedModules } from './provided-modules'

const stats = { modules: [{ name: 'provide shared module (default) react@19.3.1 = ./react.js' }] }

test('the list of provided modules has the version of the federation runtime', () => {
  expect(providedModules(stats)).toEqual({
    react: '19.3.1',
    '@module-federation/runtime': expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

test('a build that names its modules in a new way is an error, not an empty list', () => {
  expect(() => providedModules({ modules: [{ name: 'something else' }] })).toThrow(
    'provides no module',
  )
})
