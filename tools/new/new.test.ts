import { execFile } from 'node:child_process'
import {
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
import { workspaceRoot } from '../federation/workspace'
import { generateRemote } from './generate-remote'
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
    expect(stderr).toContain('Tests:       1 passed')
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

test.each(['Tips', '7tips', '../tips', 'tips_and_more', ''])(
  '%p is no name for a remote',
  (name) => {
    expect(() => generateRemote(root, name)).toThrow('not a name')
  },
)
