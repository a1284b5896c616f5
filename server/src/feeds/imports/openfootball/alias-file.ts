import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Spellings of clubs from a folder of `<country>.clubs.txt`: each group is one club, its current
 * name first. `Name, year, @ Stadium, City` starts a club, lines with `|` list other spellings, `#`
 * starts a comment. The name of a town alone is left out where several clubs have it.
 */
export function readSpellings(dir: string): string[][] {
  const files = readdirSync(dir).filter((file) => file.endsWith('.clubs.txt'))
  return files.flatMap((file) => parseSpellings(readFileSync(path.join(dir, file), 'utf8')))
}

export function parseSpellings(text: string): string[][] {
  const groups: string[][] = []
  for (const line of text.split('\n')) {
    const entry = line.replace(/#.*$/, '').trim()
    if (entry === '' || entry.startsWith('=')) continue
    if (entry.startsWith('|')) groups.at(-1)?.push(...entry.split('|').map(clean).filter(Boolean))
    else groups.push([clean(entry.split(',')[0] ?? '')])
  }
  return withoutSharedTowns(groups)
}

const RESERVES = / (?:B|II|2)$/
const tokensIn = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** `Mannheim`, which VfR has as another name, is Waldhof Mannheim as well: it is neither. */
function withoutSharedTowns(groups: readonly string[][]): string[][] {
  const clubsOf = new Map<string, number>()
  for (const group of groups) {
    const isReserves = RESERVES.test(group[0] ?? '')
    for (const word of isReserves ? [] : new Set(group.flatMap(tokensIn)))
      clubsOf.set(word, (clubsOf.get(word) ?? 0) + 1)
  }
  return groups.map(([first = '', ...others]) => {
    const isShared = (name: string) => (clubsOf.get(name.toLowerCase()) ?? 0) > 1
    return [first, ...others.filter((name) => !isShared(name))]
  })
}

/** Removes numbering such as `ii)` and the remarks `[en]` and `$$`. */
function clean(name: string): string {
  return name
    .replace(/\[[^\]]*\]|\$\$/g, ' ')
    .replace(/^[ivx]+\)\s*/, '')
    .replace(/,\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
