import { withOwnAddresses } from './own-routes.rules'
import { LIVE } from './testing/open-web'

test('a description whose addresses stay in the product is unchanged', () => {
  expect(withOwnAddresses(LIVE)).toEqual(LIVE)
})

test('routes and data of a version that lead to other sites are removed', () => {
  const away = {
    path: '/away',
    title: '外',
    layout: 'default',
    redirect: '/\t/evil.example',
  } as const
  const meta = { ...LIVE, routes: [...LIVE.routes, away] }
  const preload = { '/live/hot': ['//evil.example/x', '/live/odds/5'] }
  expect(withOwnAddresses({ ...meta, preload })).toEqual({
    ...LIVE,
    preload: { '/live/hot': ['/live/odds/5'] },
  })
})
