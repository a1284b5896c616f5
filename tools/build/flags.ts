import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { FLAG_SET, flagPath } from '@saidian/shared/contracts/page'
import { readNationNames } from '../../server/src/feeds/catalogue'

/** Package of round flags under the MIT licence; the licence is served with them. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve('circle-flags/package.json'))
const LICENCE = 'LICENSE.md'

/** Flags by country code, only for teams in the list of national teams. */
export function neededFlags(
  isos = nationCodes(),
  directory = join(PACKAGE, 'flags'),
): Map<string, Buffer> {
  const found = isos.map((iso) => [iso, join(directory, `${iso.toLowerCase()}.svg`)] as const)
  const missing = found.filter(([, file]) => !existsSync(file)).map(([iso]) => iso)
  if (missing.length > 0) throw new Error(`circle-flags has no flag for ${missing.join(', ')}`)
  return new Map(found.map(([iso, file]) => [iso, readFileSync(file)]))
}

/** Eight hex digits that change with any flag. */
export function flagSet(flags: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [iso, bytes] of flags) hash.update(iso).update('\0').update(bytes).update('\0')
  return hash.digest('hex').slice(0, 8)
}

/** Writes the flags under the names that pages request, and their licence. */
export function writeFlags(dist: string): void {
  const flags = neededFlags()
  const set = flagSet(flags)
  if (set !== FLAG_SET)
    throw new Error(
      `The flags have changed: set FLAG_SET to '${set}' in shared/src/contracts/page/flags.ts.`,
    )
  for (const [iso, bytes] of flags) writeFileSync(join(dist, basename(flagPath(iso))), bytes)
  writeFileSync(join(dist, `flag-licence.${set}.txt`), readFileSync(join(PACKAGE, LICENCE)))
}

function nationCodes(): string[] {
  return [...new Set([...readNationNames().values()].map(({ iso }) => iso))].sort()
}
