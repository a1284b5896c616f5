import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(__dirname, '../..')
const pnpm = (...args: string[]) =>
  run('npm', ['run', '--silent', 'pnpm', '--', ...args], { cwd: root })

test('npm run pnpm runs the pinned version, and passes on arguments and failures', async () => {
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect((await pnpm('--version')).stdout.trim()).toBe(config.pnpm)
  expect((await pnpm('remote', 'help')).stdout).toContain('publish [remote…]')
  await expect(pnpm('remote', 'fly')).rejects.toMatchObject({ code: 1 })
})
