import { matchPath } from '@saidian/shared/router'
import meta from '../remote.json'
import { vlivePaths } from './paths'

test.each([
  [vlivePaths.column(), '/vlive/:type?'],
  [vlivePaths.column(3), '/vlive/:type?'],
  [vlivePaths.matches(), '/vlive/match'],
  [vlivePaths.noble(), '/vlive/noble'],
  [vlivePaths.room(10_001), '/vlive/detail/:id?'],
  [vlivePaths.replay(7), '/vlive/detail/replay'],
])('%s opens the page of %s', (address, pattern) => {
  expect(meta.routes.map(({ path }) => path)).toContain(pattern)
  expect(matchPath(pattern, address.split('?')[0] ?? '')).not.toBeNull()
})
