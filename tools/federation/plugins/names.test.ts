import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { WebpackPluginInstance } from 'webpack'
import { runWebpack } from '../../build/run-webpack'
import { IMPORTS_FILE, ImportedNamesPlugin } from './imported-names-plugin'
import { EXPORTS_FILE, ProvidedExportsPlugin } from './provided-exports-plugin'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'names-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Builds the files with these shared modules and returns what the plugin wrote. */
async function build(
  files: Record<string, string>,
  shared: Record<string, object>,
  plugin: WebpackPluginInstance,
  written: string,
) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  await runWebpack({
    mode: 'production',
    context: root,
    entry: './main.js',
    output: { path: join(root, 'dist') },
    plugins: [
      plugin,
      new ModuleFederationPlugin({ name: 'names', shared, dts: false, manifest: false }),
    ],
  })
  return JSON.parse(readFileSync(join(root, 'dist', written), 'utf8'))
}

test('the names that the remaining code imports are listed by module', async () => {
  const taken = { import: false, singleton: true, requiredVersion: '^1.0.0' } as const
  const files = {
    'main.js': `
      import { b, a as renamed } from 'one'
      import './part'
      export { passed } from 'one'
      console.log(b, renamed, () => import('./later'))`,
    'part.js': `
      import whole, { unused } from 'two'
      import * as all from 'three'
      import * as some from 'four'
      function never() { return unused }
      console.log(whole, all, some.single)`,
    'later.js': `import { late } from 'two'; console.log(late)`,
    'dead.js': `import { dead } from 'one'; console.log(dead)`,
  }
  const shared = { one: taken, two: taken, three: taken, four: taken }
  const names = await build(files, shared, new ImportedNamesPlugin(), IMPORTS_FILE)
  expect(names).toEqual({
    one: ['a', 'b'],
    two: ['default', 'late'],
    three: '*',
    four: ['single'],
  })
}, 120_000)

test('the exported names of every provided module are listed', async () => {
  const files = {
    'main.js': `import('./lib'); import('./old')`,
    'lib.js': [
      `export { inner as outer } from './inner'`,
      `export * from './inner'`,
      `export const x = 1`,
    ].join(';'),
    'inner.js': `export const inner = 1, other = 2`,
    'old.js': `exports.named = 1`,
  }
  const share = (file: string, key: string) => ({
    import: join(root, file),
    shareKey: key,
    version: '1.0.0',
    requiredVersion: '^1.0.0',
  })
  const shared = { '@x/lib': share('lib.js', '@x/lib'), old: share('old.js', 'old') }
  const names = await build(files, shared, new ProvidedExportsPlugin(), EXPORTS_FILE)
  expect(names).toEqual({
    '@x/lib': ['inner', 'other', 'outer', 'x'],
    old: ['default', 'named'],
  })
}, 120_000)
