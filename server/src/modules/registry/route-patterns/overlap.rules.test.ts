import { overlap } from './overlap.rules'

test.each([
  ['/live/hot', '/live/hot'],
  ['/live/hot', '/Live/HOT/'],
  ['/live/:id', '/live/hot'],
  ['/:a', '/news'],
  ['/:a/:b?', '/news'],
  ['/live/:type?', '/live'],
  ['/a/:b/c', '/a/x/:d'],
  ['/*', '/news/1002'],
  ['/live/*', '/live'],
  ['/live/*', '/live/zq/detail/:id?'],
  ['/:a?', '/'],
  ['/live/zq?/hot', '/live/hot'],
])('%s and %s have an address in common', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([true, true])
})

test.each([
  ['/live/hot', '/live/zq'],
  ['/:a', '/news/1002'],
  ['/live/:id', '/live'],
  ['/live/*', '/lively'],
  ['/a/:b/c', '/a/x/d'],
  ['/live/zq/:type?', '/live/lq/:type?'],
])('%s and %s have none', (one, other) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([false, false])
})
