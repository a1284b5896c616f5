import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(__dirname, '..', '..')
let workspace: string

const files = {
  'package.json': '{ "name": "sample", "private": true }',
  'shared/package.json':
    '{ "name": "@saidian/shared", "exports": { "./api": "./src/api/index.ts" } }',
  'shared/src/api/index.ts': "export { ask } from './ask'\n",
  'shared/src/api/ask.ts': 'export const ask = 1\n',
  'mf-live/package.json': '{ "name": "mf-live", "dependencies": { "@saidian/shared": "*" } }',
  'mf-live/src/by-name.ts': "export { ask } from '@saidian/shared/api'\n",
  'mf-live/src/by-path.ts': "export { ask } from '../../shared/src/api'\n",
  'mf-live/src/past-the-entry-point.ts': "export { ask } from '../../shared/src/api/ask'\n",
}

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'import-rules-'))
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json'])
    copyFileSync(join(root, file), join(workspace, file))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    writeFileSync(join(workspace, path), text)
  }
  mkdirSync(join(workspace, 'mf-live/node_modules/@saidian'), { recursive: true })
  symlinkSync(join(workspace, 'shared'), join(workspace, 'mf-live/node_modules/@saidian/shared'))
})
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

/** The rules that a file of the sample breaks. */
function broken(file: string): string[] {
  const depcruise = join(root, 'node_modules/.bin/depcruise')
  const args = ['--config', '.dependency-cruiser.mjs', '-T', 'json', file]
  const { stdout } = spawnSync(depcruise, args, { cwd: workspace, encoding: 'utf8' })
  const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(stdout)
  return report.summary.violations.map(({ rule }) => rule.name).sort()
}

test.each([
  ['by its name', 'by-name', []],
  ['by a path to its entry point', 'by-path', ['shared-by-its-name']],
  [
    'by a path past its entry point',
    'past-the-entry-point',
    ['shared-by-its-entry-points', 'shared-by-its-name'],
  ],
])('shared is imported %s: what the gate says', (_how, file, rules) => {
  expect(broken(`mf-live/src/${file}.ts`)).toEqual(rules)
})
