import { execFile } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { workspaceRoot } from '../federation/workspace'
import { distFiles } from './dist-files'

const run = promisify(execFile)
const FIXTURE = join(workspaceRoot, 'tools/federation/fixtures/mf-fixture')
const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

/** A checkout in a folder of its own, with the fixture and the configuration file of any remote. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'same-bytes-'))
  roots.push(root)
  for (const name of ['node_modules', 'shared', 'tools', 'tsconfig.base.json'])
    symlinkSync(join(workspaceRoot, name), join(root, name))
  const fixture = join(root, 'mf-fixture')
  cpSync(FIXTURE, fixture, { recursive: true })
  symlinkSync(join(workspaceRoot, 'mf-live/node_modules'), join(fixture, 'node_modules'))
  const file = 'webpack.config.mjs'
  copyFileSync(join(workspaceRoot, 'mf-live', file), join(fixture, file))
  return root
}

/** What `pnpm build` runs, in the folder above the remote. */
async function runBuild(root: string): Promise<void> {
  const build = join(workspaceRoot, 'tools/build/build.ts')
  const program = ['--import', 'tsx', build, '--root', root, '--only', 'mf-fixture']
  await run(process.execPath, program, { cwd: root })
}

/** What a user of webpack runs, in the folder of the remote. */
async function runWebpackCli(root: string, ...options: string[]): Promise<void> {
  await run('npx', ['webpack', ...options], { cwd: join(root, 'mf-fixture') })
}

function builtFiles(root: string): Record<string, string> {
  const dist = join(root, 'mf-fixture/dist')
  return Object.fromEntries(
    [...distFiles(dist), 'version.json'].map((file) => [
      file,
      readFileSync(join(dist, file), 'latin1'),
    ]),
  )
}

test('pnpm build and webpack make the same bytes of the same sources, in any folder', async () => {
  const [one, other] = [checkout(), checkout()]
  await Promise.all([runBuild(one), runWebpackCli(other)])
  const files = builtFiles(one)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['remoteEntry.js', 'remote.json']))
  expect(builtFiles(other)).toEqual(files)
  // Both link to the same packages: a hash of their path in place of the id would be equal too.
  expect(files['remoteEntry.js']).toContain('("federation")')
})

test('webpack --mode development builds what a page loads by override, unpublishable', async () => {
  const root = checkout()
  const dist = join(root, 'mf-fixture/dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'version.json'), '{}')
  await runWebpackCli(root, '--mode', 'development')
  expect(distFiles(dist)).toEqual(
    expect.arrayContaining(['mf-manifest.json', 'remote.json', 'remoteEntry.js.map']),
  )
  expect(() => builtFiles(root)).toThrow('version.json')
})
