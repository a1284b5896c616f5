import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const parts = readdirSync(root).filter(
  (name) => /^(server|shell|shared|mf-.+)$/.test(name) && existsSync(join(root, name, 'src')),
)

const ASSIGNED =
  /^(\s*)(?:(?:const|let) )?([\w.#[\]]+)(?:: [^=]+)? (?:\?\?)?= (?!await\b|async\b|\()(.*)$/
const HANDLED = /\.catch\(|\.then\([\s\S]*,\s*(\([^)]*\)|\w+) =>/
/** How far below a local promise its `return` or `await` may stand. */
const NEAR_LINES = 12

/**
 * Promises derived by `then` or `finally` and kept in a variable or a property without a rejection
 * handler. When the first one rejects, so does the derived one; that nobody awaits it then ends the
 * process. A local one may be returned or awaited nearby instead; a property may not, since who
 * reads it later is not known.
 */
function unhandledIn(source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, indent = '', name = '', begin = ''] = ASSIGNED.exec(line) ?? []
    if (name === '' || /^\w+ =>/.test(begin) || /= \w+Api\b|\.injectEndpoints\(/.test(line))
      return []
    const statement = statementAt(lines, index, indent.length)
    // On the first line or as a link of its chain, not inside a callback.
    const derived = new RegExp(
      `^.*\\.(then|finally)\\(|\\n {${indent.length + 2}}\\.(then|finally)\\(`,
    )
    if (!derived.test(statement) || HANDLED.test(statement)) return []
    const below = lines.slice(index, index + NEAR_LINES).join('\n')
    const isLocal = !name.includes('.')
    const isPassedOn = new RegExp(`(return|await) (\\w+\\()?${name}\\b|\\b${name}\\.catch\\(`).test(
      below,
    )
    return isLocal && isPassedOn ? [] : [line.trim()]
  })
}

/**
 * A statement as the formatter lays it out: its further lines stand deeper, or close what it
 * opened.
 */
function statementAt(lines: string[], index: number, indent: number): string {
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((line) => {
    const depth = line.length - line.trimStart().length
    return line === '' || depth < indent || (depth === indent && !/^\s*[\])}.]/.test(line))
  })
  return [lines[index], ...rest.slice(0, end === -1 ? rest.length : end)].join('\n')
}

function sourcesOf(part: string): string[] {
  const files = readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\/|fixtures\//.test(file))
    .map((file) => join(root, part, 'src', file))
}

test('no stored promise of the product lacks a rejection handler', () => {
  const found = parts.flatMap(sourcesOf).flatMap((file) => {
    return unhandledIn(readFileSync(file, 'utf8')).map(
      (line) => `${file.slice(root.length + 1)}: ${line}`,
    )
  })
  expect(found).toEqual([])
})

test.each([
  ['  track.work = reading.then(() => undefined)', 1],
  ['  track.work = track.work\n    .then(read)\n    .finally(() => undefined)', 1],
  ['  const made = read().then(parsed)\n  cache.set(key, made)', 1],
  ['  const made = read().then(parsed)\n  cache.set(key, made)\n  return made', 0],
  ['  track.work = reading.then(read).catch(() => undefined)', 0],
  ['  const answer = ask().then(\n    () => true,\n    () => false,\n  )', 0],
  ['  const onClick = () => ask().then(show)', 0],
])('%j has %i such promises', (source, count) => {
  expect(unhandledIn(source)).toHaveLength(count)
})
