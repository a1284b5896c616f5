import { makePageBoot, makePinnedRemote } from '@saidian/shared/testing'
import { pinToPrevious } from './fallback-marks'
import { resolveSet } from './pinned-set'

const page = 'https://saidian.example/live/hot'
const previous = {
  version: '0.9.0',
  base: '/remotes/mf_live/0.9.0/',
  integrity: { 'a.js': 'sha384-old' },
}
const boot = makePageBoot({ remotes: [makePinnedRemote({ version: '1.0.0', previous })] })

beforeEach(() => sessionStorage.clear())

test('resolves directories against the address of the page', () => {
  expect(resolveSet(boot, {}, page)).toEqual([
    {
      name: 'mf_live',
      version: '1.0.0',
      base: 'https://saidian.example/remotes/mf_live/1.0.0/',
      integrity: {},
      previous: { ...previous, base: 'https://saidian.example/remotes/mf_live/0.9.0/' },
    },
  ])
})

test('resolves to the previous version where this tab marked a version as bad', () => {
  pinToPrevious('mf_live', '1.0.0')
  expect(resolveSet(boot, {}, page)).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
})

test('an override replaces the pinned version and may add an unpublished remote', () => {
  const overrides = {
    mf_live: 'http://localhost:3101/mf-manifest.json',
    mf_user: 'http://localhost:3102/mf-manifest.json',
  }
  expect(resolveSet(boot, overrides, page)).toMatchObject([
    { name: 'mf_live', version: 'override' },
    { name: 'mf_user', version: 'override' },
  ])
})
