import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** Lines printed by a separate process, since a log writes straight to the standard output. */
function logged(statement: string): string[] {
  const code = `import { createLog } from './src/platform/log/index.ts'
const log = createLog('info')
${statement}`
  const run = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: path.resolve(__dirname, '../../..'),
    encoding: 'utf8',
  })
  return run.stdout.trimEnd().split('\n')
}

test('a value with line breaks stays in one line', () => {
  const lines = logged("log.info({ name: 'a\\r\\n{\"level\":60}' }, 'hello\\nworld')")
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    name: 'a\r\n{"level":60}',
    msg: 'hello\nworld',
  })
})

test('tokens and passwords are redacted', () => {
  const [line] = logged(
    `log.info({
      headers: { accessToken: 's3cret' }, user: { password: 's3cret' }, token: 's3cret',
    }, 'x')`,
  )
  expect(line).toContain('[Redacted]')
  expect(line).not.toContain('s3cret')
})
