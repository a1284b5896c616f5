import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import { buildIfChanged } from './build-if-changed'
import { serverTarget } from './build-server'

const FREE_PORTS = { PORT: '0', CHATGPT_PORT: '0', INTERNAL_PORT: '0', RTMP_PORT: '0' }

const target = serverTarget(workspaceRoot)
beforeAll(() => buildIfChanged(workspaceRoot, target, false), 120_000)

function run(env: Record<string, string>, preload = '') {
  const first = `data:text/javascript,${encodeURIComponent(preload)}`
  const args = ['--disable-proto=delete', '--import', first, join(target.dist, 'main.js')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env.PATH, ...FREE_PORTS, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** Files that Node reads before it runs the first line of `file`. */
function filesBefore(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(target.dist, file), 'utf8')
  for (const [, part = ''] of text.matchAll(/^(?:import|\} from) ?.*"\.\/([^"]+\.js)";$/gm)) {
    filesBefore(part, found)
  }
  return found
}

test('a wrong setting is reported before the server itself is loaded', () => {
  expect(run({ PORT: 'eighty' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT must be a whole number from 0 to 65535, not "eighty"\n',
  })
  const files = [...filesBefore('main.js')]
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) expect(file).not.toMatch(/^serve-/)
})

test('a stack trace names lines of the source', () => {
  const failing = `const { on } = process
    process.on = (name, ...rest) => {
      if (name === 'SIGTERM') throw new Error('boom')
      return on.call(process, name, ...rest)
    }`
  const { status, stderr } = run({}, failing)
  expect(status).toBe(1)
  expect(stderr).toMatch(/server\/src\/platform\/process\/life\.ts:\d+/)
})
