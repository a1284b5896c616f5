import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
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

/** Builds the fixture in a folder of its own, as a checkout there would. */
async function buildInFolder(): Promise<Record<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'same-bytes-'))
  roots.push(root)
  for (const name of ['shared', 'tools', 'tsconfig.base.json'])
    symlinkSync(join(workspaceRoot, name), join(root, name))
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(workspaceRoot, 'node_modules')))
    if (name !== '.federation')
      symlinkSync(join(workspaceRoot, 'node_modules', name), join(root, 'node_modules', name))
  cpSync(FIXTURE, join(root, 'mf-fixture'), { recursive: true })
  const links = join(workspaceRoot, 'mf-live/node_modules')
  symlinkSync(links, join(root, 'mf-fixture/node_modules'))
  const build = join(workspaceRoot, 'tools/build/build.ts')
  const program = ['--import', 'tsx', build, '--root', root, '--only', 'mf-fixture']
  const tsx = join(workspaceRoot, 'node_modules/tsx/dist/esm/index.mjs')
  await run(process.execPath, program.with(1, tsx), { cwd: root })
  const dist = join(root, 'mf-fixture/dist')
  return Object.fromEntries(
    distFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]),
  )
}

test('the same sources are the same bytes in every folder', async () => {
  const [one, other] = await Promise.all([buildInFolder(), buildInFolder()])
  expect(Object.keys(one)).toContain('remoteEntry.js')
  expect(other).toEqual(one)
})
