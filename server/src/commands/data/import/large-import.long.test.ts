import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase } from '../../../testing'
import { seasonOf } from './testing/season-csv'

const SERVER = path.resolve(__dirname, '../../../..')
const BYTES_IN_MB = 1024 * 1024

test('imports a file of 200 MB within 300 MB of memory', async () => {
  const database = await createTestDatabase()
  const dir = mkdtempSync(path.join(tmpdir(), 'data-'))
  await writeLarge(path.join(dir, 'E0.csv'), 200 * BYTES_IN_MB)
  const probe = 'process.on("exit", () => console.log("peak", process.resourceUsage().maxRSS))'
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(probe)}`]
  const { scripts } = JSON.parse(readFileSync(path.join(SERVER, '../package.json'), 'utf8'))
  // As in the script of the workspace.
  const [, ...flags] = scripts.data.split(' ').slice(0, -1)
  const args = [...preload, ...flags, 'src/data.ts', 'import', 'football-data', dir]
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: SERVER, env })
  expect(stdout).toMatch(/^football-data: \d{5} lines = 380 stored/m)
  expect(Number(/^peak (\d+)$/m.exec(stdout)?.[1]) / 1024).toBeLessThan(300)
  await database.drop()
})

/** Seasons in wide rows, no two of which are alike. */
async function writeLarge(file: string, bytes: number): Promise<void> {
  const [header, ...rows] = seasonOf(20).trimEnd().replaceAll('E1,', 'E0,').split('\n')
  const handle = await open(file, 'w')
  await handle.write(`${header}\n`)
  for (let written = 0, part = 0; written < bytes; part++) {
    const text = rows.map((row) => `${row}${part} ${'x'.repeat(4_000)}\n`).join('')
    await handle.write(text)
    written += text.length
  }
  await handle.close()
}
