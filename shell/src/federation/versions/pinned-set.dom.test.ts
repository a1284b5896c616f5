import { makePageBoot, makePinnedRemote } from '@saidian/shared/testing'
import { pinToPrevious } from './fallback-marks'
import { NO_OVERRIDES } from './overrides'
import { resolveSet } from './pinned-set'

const page = 'https://saidian.example/live/hot'
const previous = {
  version: '0.9.0',
  base: '/remotes/mf_live/0.9.0/',
  list: { file: 'files.00.json', integrity: 'sha384-old' },
}
const known = {
  integrity: { 'a.js': 'sha384-a' },
  manifest: { metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } } },
}
const pinned = makePinnedRemote({ version: '1.0.0', previous })
const boot = makePageBoot({ remotes: [pinned], lists: { mf_live: known } })

beforeEach(() => sessionStorage.clear())

test('resolves directories against the address of the page, with the list in the page', () => {
  expect(resolveSet(boot, NO_OVERRIDES, page)).toEqual([
    {
      name: 'mf_live',
      version: '1.0.0',
      base: 'https://saidian.example/remotes/mf_live/1.0.0/',
      list: pinned.list,
      known,
      previous: { ...previous, base: 'https://saidian.example/remotes/mf_live/0.9.0/' },
    },
  ])
})

test('resolves to the previous version where this tab marked a version as bad', () => {
  pinToPrevious('mf_live', '1.0.0')
  // The list in the page is that of another version.
  expect(resolveSet(boot, NO_OVERRIDES, page)).toEqual([
    { name: 'mf_live', ...previous, base: 'https://saidian.example/remotes/mf_live/0.9.0/' },
  ])
})

test('an override replaces the pinned version and may add an unpublished remote', () => {
  const remotes = ['mf_live', 'mf_user'].map((name) => ({
    name,
    version: 'override',
    base: 'http://localhost:3101/',
    list: null,
  }))
  expect(resolveSet(boot, { ...NO_OVERRIDES, remotes }, page)).toMatchObject([
    { name: 'mf_live', version: 'override' },
    { name: 'mf_user', version: 'override' },
  ])
})
