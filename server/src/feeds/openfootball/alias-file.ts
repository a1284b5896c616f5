import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Spellings of clubs from a folder of `<country>.clubs.txt`: each group is one club, the first spelling its name today.
 * `Name, year, @ Stadium, City` starts a club, lines with `|` list its other spellings, `#` starts a comment.
 */
export function readSpellings(dir: string): string[][] {
  const files = readdirSync(dir).filter((file) => file.endsWith('.clubs.txt'))
  return files.flatMap((file) => parseSpellings(readFileSync(path.join(dir, file), 'utf8')))
}

export function parseSpellings(text: string): string[][] {
  const groups: string[][] = []
  for (const line of text.split('\n')) {
    const said = line.replace(/#.*$/, '').trim()
    if (said === '' || said.startsWith('=')) continue
    if (said.startsWith('|')) groups.at(-1)?.push(...said.split('|').map(clean).filter(Boolean))
    else groups.push([clean(said.split(',')[0] ?? '')])
  }
  return groups
}

/** `ii) Atlético Madrid B` is a club of its own, `[en]` and `$$` are remarks of the lists. */
function clean(name: string): string {
  return name
    .replace(/\[[^\]]*\]|\$\$/g, ' ')
    .replace(/^[ivx]+\)\s*/, '')
    .replace(/,\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
