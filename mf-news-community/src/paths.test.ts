import { matchPath } from '@saidian/shared/router'
import meta from '../remote.json'
import { contentPaths } from './paths'

test.each([
  [contentPaths.column(), '/news/:type'],
  [contentPaths.column(3), '/news/:type'],
  [contentPaths.article(1002, '55'), '/news/:type/:id'],
  [contentPaths.community(), '/community/list'],
  [contentPaths.topic('德比'), '/community/list'],
  [contentPaths.circle(3), '/community/qdetail'],
  [contentPaths.post('7'), '/community/detail'],
])('%s opens the page of %s', (address, pattern) => {
  expect(meta.routes.map(({ path }) => path)).toContain(pattern)
  expect(matchPath(pattern, address.split('?')[0] ?? '')).not.toBeNull()
})
