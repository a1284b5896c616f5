// Steps that `npm start` and `npm test` share. Plain JavaScript without a dependency: it runs
// before the installation.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const started = Date.now()

/** Prints one line of progress with the seconds since the start. */
export function say(text) {
  process.stdout.write(`[${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s] ${text}\n`)
}

/** Ends with one clear line. */
export function fail(text) {
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}

/** Runs a command in the checkout and ends when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (result.error) fail(`${command} could not be started: ${result.error.message}`)
  if (result.status !== 0)
    fail(`${[command, ...args].join(' ')} ended with ${result.status ?? result.signal}.`)
}

export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)
}

/** The package manager with its version, as `npx` takes it. */
export function pinnedPnpm() {
  // No `packageManager` field: pnpm would then record its own download in the lockfile.
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return `pnpm@${config.pnpm}`
}

/**
 * Installs with the pinned pnpm when the lockfile or a manifest has changed since the last time.
 */
export function install() {
  const packageManager = pinnedPnpm()
  const mark = join(root, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  say(`installing packages with ${packageManager}`)
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
  })
  writeFileSync(mark, wanted)
}

/** Runs a TypeScript program of the workspace. */
export function runTypeScript(file, args = [], options = {}) {
  run(process.execPath, ['--import', 'tsx', file, ...args], options)
}
