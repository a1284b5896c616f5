import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { permissionsOf, sandboxOf } from './sandbox'

const WORKER = path.join(__dirname, '../pictures/picture-worker.ts')
const runAs = (code: string, options: object, flags: string[] = []) =>
  spawnSync(process.execPath, [...flags, '-e', code], { ...options, encoding: 'utf8' })

test('a server that runs as root reads bytes of strangers as another user', () => {
  const { uid, gid, cwd } = sandboxOf(WORKER)
  if (process.getuid?.() !== 0) {
    expect(uid).toBeUndefined()
    return
  }
  expect(uid).toBeGreaterThan(0)
  const dir = mkdtempSync(path.join(tmpdir(), 'saidian-key-'))
  const key = path.join(dir, 'key')
  writeFileSync(key, 'secret', { mode: 0o600 })
  const { stdout } = runAs(
    `try { require('fs').readFileSync(${JSON.stringify(key)}) }
     catch (error) { console.log(error.code) }
     console.log(process.getuid())`,
    { uid, gid, cwd },
  )
  rmSync(dir, { recursive: true })
  expect(stdout).toBe(`EACCES\n${uid}\n`)
})

test('the compiled program reads packages only, writes nothing and starts nothing', () => {
  // As a key beside the packages, in the default VAR_DIR.
  const key = path.resolve(__dirname, '../../../../ARCHITECTURE.md')
  const packageFile = path.resolve(__dirname, '../../../package.json')
  const code = `
    const fs = require('fs')
    const attempt = (act) => { try { act(); return 'done' } catch (error) { return error.code } }
    console.log(
      attempt(() => fs.readFileSync(${JSON.stringify(packageFile)})),
      attempt(() => fs.readFileSync('/etc/hostname')),
      attempt(() => fs.readFileSync(${JSON.stringify(key)})),
      attempt(() => fs.writeFileSync('/tmp/written', '')),
      attempt(() => require('child_process').spawnSync('true')),
    )`
  const { stdout } = runAs(code, { cwd: '/' }, permissionsOf('/dist/picture-worker.js'))
  expect(stdout).toBe(`done${' ERR_ACCESS_DENIED'.repeat(4)}\n`)
})
