import { randomBytes } from 'node:crypto'
import { builtRemote, remoteMeta } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'

/** A script of about this size after compression. */
function script(kilobytes: number, chunk = '0'): string {
  const text = randomBytes(kilobytes * 1024).toString('base64')
  return `self.chunks.push([[${chunk}],{page:"${text}"}])`
}

test('a chunk that remote.json names must be one of the build', () => {
  const chunks = { '/live/hot': ['page', 'gone'] }
  expect(faultsOf(builtRemote({ meta: remoteMeta({ chunks }) }))).toEqual([
    faultAt('chunks', 'remote.json/chunks//live/hot', 'names chunk gone', 'webpackChunkName'),
  ])
})

test('an entry above 20 KB gzip is rejected with its size', () => {
  const faults = faultsOf(builtRemote({ extra: { 'remoteEntry.js': script(24) } }))
  expect(faults).toEqual([
    faultAt('entry-size', 'remoteEntry.js', 'KB gzip; at most 20.0 KB', 'pnpm build'),
  ])
  expect(faults[0]?.message).toMatch(/^remoteEntry is 2\d\.\d KB/)
})

test('a page that loads more than 60 KB gzip is rejected, styles and the entry counted', () => {
  const extra = (kilobytes: number) => ({
    'remoteEntry.js': script(16),
    'list.aaaaaaaa.js': script(10, '11'),
    'list.aaaaaaaa.css': `.mf-live__a{--a:"${randomBytes(15 * 1024).toString('base64')}"}`,
    'rows.bbbbbbbb.js': script(kilobytes, '12,13'),
    'unused.cccccccc.js': script(30, '14'),
  })
  const styles = { rule: 'style-layer' }
  const code = '()=>Promise.all([t.e(11),t.e(13)]).then(()=>t(5))'
  const faults = faultsOf(builtRemote({ code, extra: extra(25) }))
  expect(faults.filter(({ rule }) => rule !== styles.rule)).toEqual([
    faultAt(
      'first-page-size',
      'list.aaaaaaaa.css + list.aaaaaaaa.js + rows.bbbbbbbb.js',
      'at most 60.0 KB: list.aaaaaaaa.css 1',
      'lazily',
    ),
  ])
  const smaller = faultsOf(builtRemote({ code, extra: extra(12) }))
  expect(smaller.filter(({ rule }) => rule !== styles.rule)).toEqual([])
})

test('any script or sheet above 100 KB gzip is rejected', () => {
  const extra = { 'player.cccccccc.js': script(104, '9'), 'player.cccccccc.wasm': script(300) }
  expect(faultsOf(builtRemote({ extra }))).toEqual([
    faultAt('file-size', 'player.cccccccc.js', 'at most 100.0 KB', 'split it'),
  ])
})
