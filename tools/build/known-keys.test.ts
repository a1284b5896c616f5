import { knownKeys } from './known-keys'

test('the shell lists what it knows as names with a key', () => {
  const {
    '@saidian/shared/api': reasons,
    '@saidian/shared/store': store,
    '@saidian/shared/ui': icons,
  } = knownKeys()
  expect(reasons).toContain('CLIENT_REASONS("network.offline")')
  expect(store).toEqual(
    expect.arrayContaining(['useSetting("noSpoiler")', 'useSetting("teenMode")']),
  )
  expect(store).toEqual(expect.arrayContaining(['useFollow("match")', 'useFollow("member")']))
  expect(icons).toEqual(expect.arrayContaining(['Icon("ball")', 'Icon("bellOff")']))
})
