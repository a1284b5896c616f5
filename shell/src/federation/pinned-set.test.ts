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

test('directories are absolute, for the page they were pinned on', () => {
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

test('a version that proved bad in this tab gives way to the one before it', () => {
  pinToPrevious('mf_live', '1.0.0')
  expect(resolveSet(boot, {}, page)).toMatchObject([{ name: 'mf_live', version: '0.9.0' }])
})

test('an override goes before the pinned version, and may bring a remote that is not published', () => {
  const overrides = {
    mf_live: 'http://localhost:3101/mf-manifest.json',
    mf_user: 'http://localhost:3102/mf-manifest.json',
  }
  expect(resolveSet(boot, overrides, page)).toMatchObject([
    { name: 'mf_live', version: 'override' },
    { name: 'mf_user', version: 'override' },
  ])
})
