import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')
let workspace: string

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'unused-exports-'))
  copyFileSync(join(root, 'knip.json'), join(workspace, 'knip.json'))
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
  const files = {
    'package.json': '{ "name": "sample", "private": true, "workspaces": ["mf-live"] }',
    'mf-live/package.json': JSON.stringify({
      name: '@sample/mf-live',
      type: 'module',
      dependencies: { redux: '5.0.1', dayjs: '1.11.23' },
    }),
    'mf-live/src/remote.ts': [
      "import axios from 'axios'",
      "import { createStore } from 'redux'",
      "import { used } from './score.rules'",
      'export const remote = [used(), axios, createStore]',
      '',
    ].join('\n'),
    'mf-live/src/score.rules.test.ts': "import { tested } from './score.rules'\ntested()\n",
    'mf-live/src/score.rules.ts': ['used', 'tested', 'forgotten']
      .map((name) => `export function ${name}() {\n  return 1\n}\n`)
      .join(''),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    writeFileSync(join(workspace, path), text)
  }
})
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

test('the gate names exports without use, and dependencies without use or declaration', () => {
  const knip = join(root, 'node_modules/.bin/knip')
  const { status, stdout } = spawnSync(knip, ['--no-progress'], {
    cwd: workspace,
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/forgotten .*mf-live\/src\/score\.rules\.ts/)
  expect(stdout).toMatch(/Unlisted dependencies \(1\)\naxios .*mf-live\/src\/remote\.ts/)
  expect(stdout).toMatch(/Unused dependencies \(1\)\ndayjs .*mf-live\/package\.json/)
  expect(stdout).not.toMatch(/\b(used|tested|remote|redux) /)
  expect(status).toBe(1)
})
