import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Spellings of clubs from a folder of `<country>.clubs.txt`: each group is one club, its current
 * name first. `Name, year, @ Stadium, City` starts a club, lines with `|` list other spellings, `#`
 * starts a comment.
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
  return groups
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
