import { judge } from './guard.rules'

const visitor = { isLoggedIn: false, here: '/message?tab=1#top', back: null }
const member = { isLoggedIn: true, here: '/user/login', back: null }

test.each(['authenticated', 'user-agent'])(
  '%s sends a visitor to the login and keeps the way back',
  (guard) => {
    expect(judge(guard, visitor)).toEqual({
      kind: 'redirect',
      to: '/user/login?back=%2Fmessage%3Ftab%3D1%23top',
    })
    expect(judge(guard, member)).toEqual({ kind: 'pass' })
  },
)

test('not-authenticated sends a member home, or back to where the login was asked for', () => {
  expect(judge('not-authenticated', visitor)).toEqual({ kind: 'pass' })
  expect(judge('not-authenticated', member)).toEqual({ kind: 'redirect', to: '/' })
  expect(judge('not-authenticated', { ...member, back: '/message?tab=1' })).toEqual({
    kind: 'redirect',
    to: '/message?tab=1',
  })
})

test.each(['https://evil.example', '/\t/evil.example', '/%09/evil.example', ''])(
  'the way back never leaves the product: %s',
  (back) => {
    expect(judge('not-authenticated', { ...member, back })).toEqual({ kind: 'redirect', to: '/' })
  },
)

test('no guard lets everybody pass, an unknown one is a fault with its name', () => {
  expect(judge(undefined, visitor)).toEqual({ kind: 'pass' })
  expect(judge('vip', member)).toEqual({ kind: 'unknown', name: 'vip' })
  expect(judge('toString', member)).toEqual({ kind: 'unknown', name: 'toString' })
})
