import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceCommit } from './source-commit'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commit-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
const write = (path: string) => writeFileSync(join(root, path), `${Math.random()}`)

test('names the commit, dirty only when an input of the build differs from it', () => {
  mkdirSync(join(root, 'mf-live'))
  write('mf-live/page.ts')
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  const id = git('rev-parse', 'HEAD')
  expect(sourceCommit(root, ['mf-live'])).toEqual({ id, isDirty: false })
  write('notes.txt')
  expect(sourceCommit(root, ['mf-live'])).toEqual({ id, isDirty: false })
  write('mf-live/new-page.ts')
  expect(sourceCommit(root, ['mf-live'])).toEqual({ id, isDirty: true })
})

test('is unknown outside git', () => {
  expect(sourceCommit(root, ['mf-live'])).toBeUndefined()
})
