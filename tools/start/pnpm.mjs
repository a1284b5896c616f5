// `npm run pnpm -- <command>`: the pinned pnpm, where none is installed.
import { spawnSync } from 'node:child_process'
import { pinnedPnpm, root } from './steps.mjs'

const { status } = spawnSync('npx', ['--yes', pinnedPnpm(), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
