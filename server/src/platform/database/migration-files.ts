import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../migrations', import.meta.url))

export type Migration = { number: number; name: string; up: string; down: string; checksum: string }

/**
 * Migrations of a directory in order; every `NNNN-name.up.sql` needs its `.down.sql` and a unique
 * number.
 */
export async function readMigrations(dir = MIGRATIONS_DIR): Promise<Migration[]> {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.filter((file) => file.endsWith('.up.sql')).map((file) => readMigration(dir, file)),
  )
  const numbers = new Set(migrations.map(({ number }) => number))
  if (numbers.size !== migrations.length || files.length !== 2 * migrations.length) {
    throw new Error(`${dir}: each migration is one number with one .up.sql and one .down.sql`)
  }
  return migrations
}

async function readMigration(dir: string, file: string): Promise<Migration> {
  const name = file.slice(0, -'.up.sql'.length)
  const number = Number(/^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1])
  if (!number) throw new Error(`${file}: a migration is named NNNN-what-it-does.up.sql`)
  const [up, down] = await Promise.all([
    readFile(path.join(dir, file), 'utf8'),
    readFile(path.join(dir, `${name}.down.sql`), 'utf8'),
  ])
  return { number, name, up, down, checksum: createHash('sha256').update(up).digest('hex') }
}
