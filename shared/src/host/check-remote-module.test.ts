import { checkRemoteModule } from './check-remote-module'

const remote = { name: 'mf_live', contract: 1, routes: () => [] }

test('a module of the right shape passes, with and without its optional parts', () => {
  expect(checkRemoteModule(remote)).toBe(remote)
  const whole = {
    ...remote,
    setup: () => undefined,
    widgets: { 'match.tabs': { chat: async () => () => null } },
  }
  expect(checkRemoteModule(whole)).toBe(whole)
})

test.each([
  [null, 'the default export is not an object'],
  ['code', 'the default export is not an object'],
  [{ ...remote, name: 'Live' }, '"name" is not a remote name'],
  [{ ...remote, contract: '1' }, '"contract" is not a number'],
  [{ ...remote, contract: 99 }, 'mf_live: contract 99 is not supported (supported: 1)'],
  [{ ...remote, routes: [] }, '"routes" is not a function'],
  [{ ...remote, setup: true }, '"setup" is not a function'],
  [{ ...remote, widgets: 'chat' }, '"widgets" is not an object'],
  [
    { ...remote, widgets: { 'match.tabs': { chat: 'div' } } },
    'the widgets of "match.tabs" are not functions that load them',
  ],
])('%j is refused: %s', (value, fault) => {
  expect(() => checkRemoteModule(value)).toThrow(fault)
})
