import { evaluateGuard } from './guard.rules'

const visitor = { isLoggedIn: false, here: '/message?tab=1#top', back: null }
const member = { isLoggedIn: true, here: '/user/login', back: null }

test.each(['authenticated', 'user-agent'])(
  '%s redirects a visitor to the login with the way back',
  (guard) => {
    expect(evaluateGuard(guard, visitor)).toEqual({
      kind: 'redirect',
      to: '/user/login?back=%2Fmessage%3Ftab%3D1%23top',
    })
    expect(evaluateGuard(guard, member)).toEqual({ kind: 'pass' })
  },
)

test('not-authenticated redirects a member to the home page or to the way back', () => {
  expect(evaluateGuard('not-authenticated', visitor)).toEqual({ kind: 'pass' })
  expect(evaluateGuard('not-authenticated', member)).toEqual({ kind: 'redirect', to: '/' })
  expect(evaluateGuard('not-authenticated', { ...member, back: '/message?tab=1' })).toEqual({
    kind: 'redirect',
    to: '/message?tab=1',
  })
})

test.each(['https://evil.example', '/\t/evil.example', '/%09/evil.example', ''])(
  'ignores a way back that leaves the product: %s',
  (back) => {
    expect(evaluateGuard('not-authenticated', { ...member, back })).toEqual({
      kind: 'redirect',
      to: '/',
    })
  },
)

test('a route without a guard passes; an unknown guard is an error with its name', () => {
  expect(evaluateGuard(undefined, visitor)).toEqual({ kind: 'pass' })
  expect(evaluateGuard('vip', member)).toEqual({ kind: 'unknown', name: 'vip' })
  expect(evaluateGuard('toString', member)).toEqual({ kind: 'unknown', name: 'toString' })
})
