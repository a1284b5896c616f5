import { execFile } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Provides } from '../../server/src/modules/registry'
import { checkBuilt } from '../check-remote/check-built'
import { PROVIDED, providedVersion } from '../federation'
import { installedVersion, remoteFolders, workspaceRoot } from '../federation/workspace'
import { generateRemote } from './generate-remote'
import { firstMeta, remoteFiles } from './remote-files'
import { copyWorkspace, linkDependencies } from './workspace-copy'

const run = promisify(execFile)
const root = realpathSync(mkdtempSync(join(tmpdir(), 'new-remote-')))
const bin = (name: string) => join(workspaceRoot, 'node_modules/.bin', name)

beforeAll(() => copyWorkspace(root))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a generated remote', () => {
  beforeAll(() => {
    generateRemote(root, 'night-tips', '夜猫推荐')
    linkDependencies(root, 'mf-night-tips')
  })

  test('has no error of format, lint or types', async () => {
    await run(bin('tsc'), ['-p', 'mf-night-tips'], { cwd: root })
    await run(
      bin('biome'),
      ['check', '--error-on-warnings', '--vcs-enabled=false', 'mf-night-tips'],
      {
        cwd: root,
      },
    )
  })

  test('passes its own test', async () => {
    const { stderr } = await run(
      bin('jest'),
      ['--rootDir', root, '--selectProjects', 'browser', '--ci'],
      {
        cwd: root,
        env: { ...process.env, CI: 'true' },
      },
    )
    expect(stderr).toContain('Tests:       9 passed')
  })

  test('builds into a version that can be published', async () => {
    const build = join(workspaceRoot, 'tools/build/build.ts')
    await run(
      process.execPath,
      ['--import', 'tsx', build, '--root', root, '--only', 'mf-night-tips'],
      {
        cwd: workspaceRoot,
      },
    )
    const dist = join(root, 'mf-night-tips/dist')
    for (const file of ['remoteEntry.js', 'mf-manifest.json', 'mf-stats.json', 'remote.json'])
      expect(existsSync(join(dist, file))).toBe(true)
    expect(JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'))).toEqual({
      name: 'mf_night_tips',
      version: expect.stringMatching(/^0\.1\.0-[0-9a-f]{8}$/),
    })
  })

  test('is not generated twice', () => {
    expect(() => generateRemote(root, 'mf-night-tips')).toThrow('mf-night-tips has code already.')
  })
})

describe('the described remote mf-database', () => {
  beforeAll(() => {
    mkdirSync(join(root, 'mf-database'))
    const description = join(workspaceRoot, 'mf-database/remote.json')
    copyFileSync(description, join(root, 'mf-database/remote.json'))
    generateRemote(root, 'mf-database')
    linkDependencies(root, 'mf-database')
  })

  test('gets a page with four states for each route, which stays planned', async () => {
    const meta = JSON.parse(readFileSync(join(root, 'mf-database/remote.json'), 'utf8'))
    const own = readFileSync(join(workspaceRoot, 'mf-database/remote.json'), 'utf8')
    expect(meta).toEqual(JSON.parse(own))
    await run(bin('tsc'), ['-p', 'mf-database'], { cwd: root })
    const tests = ['--rootDir', root, '--selectProjects', 'browser', '--ci', 'mf-database']
    const { stderr } = await run(bin('jest'), tests, { cwd: root })
    expect(stderr).toContain(`Tests:       ${4 * meta.routes.length + 1} passed`)
  })

  test('builds into a version that passes the publish check', async () => {
    const build = join(workspaceRoot, 'tools/build/build.ts')
    const args = ['--import', 'tsx', build, '--root', root, '--only', 'mf-database']
    await run(process.execPath, args, { cwd: workspaceRoot })
    const shell = join(root, 'shell-dist')
    mkdirSync(shell)
    writeFileSync(join(shell, 'provides.json'), JSON.stringify(await providedHere()))
    writeFileSync(join(shell, 'known-remotes.json'), '[]')
    const { faults } = await checkBuilt(join(root, 'mf-database/dist'), shell)
    expect(faults).toEqual([])
  })
})

/** Versions of what a shell of this workspace provides, without the names. */
async function providedHere(): Promise<Provides> {
  const runtime = installedVersion(join(workspaceRoot, 'shell'), '@module-federation/runtime')
  const keys = PROVIDED.flatMap((provided) => {
    const version = providedVersion(provided)
    const paths = { 'react/': ['react/jsx-runtime'], 'react-dom/': ['react-dom/client'] }
    return (paths[provided.key as keyof typeof paths] ?? [provided.key]).map((key) => [
      key,
      { version },
    ])
  })
  return Object.fromEntries([...keys, ['@module-federation/runtime', { version: runtime }]])
}

test('a remote with only a description is completed, and keeps its description', () => {
  const meta = {
    name: 'mf_described',
    titleZh: '我的',
    contract: 1,
    routes: [{ path: '/described/:tab?', title: '我的页面', layout: 'user', tab: 'my' }],
  }
  mkdirSync(join(root, 'mf-described'))
  writeFileSync(join(root, 'mf-described/remote.json'), JSON.stringify(meta))
  const { written } = generateRemote(root, 'described')
  expect(written).not.toContain('remote.json')
  expect(readFileSync(join(root, 'mf-described/src/routes.ts'), 'utf8')).toContain(
    "path: '/described/:tab?'",
  )
  expect(readFileSync(join(root, 'mf-described/src/paths.ts'), 'utf8')).toContain("'/described'")
})

test('every remote has the configuration file that a generated one has', () => {
  const { 'webpack.config.mjs': generated } = remoteFiles({
    folder: 'mf-sample',
    meta: firstMeta('mf-sample', '样例'),
  })
  const remotes = remoteFolders().filter((name) => existsSync(join(workspaceRoot, name, 'src')))
  expect(remotes).toContain('mf-live')
  for (const name of remotes)
    expect(readFileSync(join(workspaceRoot, name, 'webpack.config.mjs'), 'utf8')).toBe(generated)
})

test.each(['Tips', '7tips', '../tips', 'tips_and_more', ''])(
  '%p is no name for a remote',
  (name) => {
    expect(() => generateRemote(root, name)).toThrow('not a name')
  },
)
