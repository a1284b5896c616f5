/**
 * Checks every tracked file against the limits of the house: names without the avoided words,
 * lines of 100 columns, functions of 60 lines, source files of 300, no object that is spread where
 * it is written. Prints each breach with what to do and ends with 1; warns where a limit yields.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ALLOWED_NAMES, ALLOWED_PATHS } from './allowed-names'
import { AVOIDED_WORDS, partsOf } from './avoided-words'
import { readSourceFile } from './source-file'
import { YIELDING_LIMITS } from './yielding-limits'

const MAX_COLUMNS = 100
const MAX_FUNCTION_LINES = 60
const MAX_FILE_LINES = 300
const TEXT = /\.(ts|tsx|mjs|css|md|sql|yml|sh)$/
const CODE = /\.(ts|tsx|mjs)$/
const TEST = /\.(test|spec)\.tsx?$|\.d\.ts$/
/** Written by programs; migrations that ran keep their checksum. */
const FIXED =
  /^pnpm-lock\.yaml$|\/generated\/|^server\/migrations\/|^docs\/(configuration|staff-calls)\.md$/
/** A link, the path of a drawing and a directive for the linter cannot be wrapped. */
const UNBREAKABLE = /https?:\/\/\S{40}|\bd="[^"]*"|^\s*'M[\d.\s\w-]+',?$|biome-ignore/

const files = execFileSync('git', ['ls-files', '-c', '-o', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && !FIXED.test(file) && existsSync(file))
const breaches = files.flatMap(breachesOf)
for (const breach of breaches) process.stderr.write(`${breach}\n`)
if (breaches.length > 0) process.stderr.write(`${breaches.length} breaches of the house limits\n`)
process.exit(breaches.length > 0 ? 1 : 0)

function breachesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = [...pathBreaches(file), ...widthBreaches(file, text)]
  if (!CODE.test(file)) return found
  const { names, functions, literalSpreads } = readSourceFile(file, text)
  found.push(...nameBreaches(file, names))
  for (const line of literalSpreads)
    found.push(`${file}:${line}: “...{ }” hides columns and lines, write the properties themselves`)
  if (TEST.test(file)) return found
  const lines = text.split('\n').length - 1
  if (lines > MAX_FILE_LINES) found.push(`${file}: ${lines} lines, split it (${MAX_FILE_LINES})`)
  for (const { name, line, lines } of functions) {
    if (lines <= MAX_FUNCTION_LINES) continue
    const reason = YIELDING_LIMITS.get(`${file} ${name}`)
    const size = `${file}:${line}: ${name} has ${lines} lines`
    if (reason === undefined) found.push(`${size}, split it (${MAX_FUNCTION_LINES})`)
    else process.stderr.write(`warning: ${size}: ${reason}\n`)
  }
  return found
}

function pathBreaches(file: string): string[] {
  if (ALLOWED_PATHS.some((allowed) => file.startsWith(allowed))) return []
  return adviceFor(file).map((advice) => `${file}: the path has ${advice}`)
}

function nameBreaches(file: string, names: readonly { name: string; line: number }[]): string[] {
  const seen = new Set<string>()
  return names.flatMap(({ name, line }) => {
    if (seen.has(name) || ALLOWED_NAMES.has(name)) return []
    seen.add(name)
    return adviceFor(name).map((advice) => `${file}:${line}: ${name} has ${advice}`)
  })
}

function adviceFor(name: string): string[] {
  return partsOf(name).flatMap((part) => {
    const instead = AVOIDED_WORDS.get(part)
    return instead === undefined ? [] : [`“${part}”: write ${instead}`]
  })
}

function widthBreaches(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const columns = [...line].length
    if (columns <= MAX_COLUMNS || UNBREAKABLE.test(line)) return []
    return [`${file}:${index + 1}: ${columns} columns, wrap it (${MAX_COLUMNS})`]
  })
}
