import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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

/** The fixture in a folder of its own, as in a checkout there. */
function checkout(): string {
  const root = mkdtempSync(join(tmpdir(), 'same-bytes-'))
  roots.push(root)
  for (const name of ['node_modules', 'shared', 'tools', 'tsconfig.base.json'])
    symlinkSync(join(workspaceRoot, name), join(root, name))
  cpSync(FIXTURE, join(root, 'mf-fixture'), { recursive: true })
  symlinkSync(join(workspaceRoot, 'mf-live/node_modules'), join(root, 'mf-fixture/node_modules'))
  return root
}

/** What `pnpm build` makes, run in this folder of a checkout. */
async function buildIn(folder: string): Promise<Record<string, string>> {
  const root = checkout()
  const tsx = join(workspaceRoot, 'node_modules/tsx/dist/esm/index.mjs')
  const build = join(workspaceRoot, 'tools/build/build.ts')
  const program = ['--import', tsx, build, '--root', root, '--only', 'mf-fixture']
  await run(process.execPath, program, { cwd: join(root, folder) })
  return filesOf(join(root, 'mf-fixture/dist'))
}

function filesOf(dist: string): Record<string, string> {
  return Object.fromEntries(
    distFiles(dist).map((file) => [file, readFileSync(join(dist, file), 'latin1')]),
  )
}

test('the same sources are the same bytes in every checkout, built from any folder', async () => {
  const [one, other] = await Promise.all([buildIn('.'), buildIn('mf-fixture')])
  expect(Object.keys(one)).toContain('remoteEntry.js')
  expect(other).toEqual(one)
  // All link to the same packages: a hash of their path, in place of the id, would be the same too.
  expect(one['remoteEntry.js']).toContain('("federation")')
})
