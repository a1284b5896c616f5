import { knownKeys } from './known-keys'

test('the shell lists its settings and icons as names with a key', () => {
  const { '@saidian/shared/store': settings, '@saidian/shared/ui': icons } = knownKeys()
  expect(settings).toEqual(
    expect.arrayContaining(['useSetting("noSpoiler")', 'useSetting("teenMode")']),
  )
  expect(icons).toEqual(expect.arrayContaining(['Icon("ball")', 'Icon("bellOff")']))
})
