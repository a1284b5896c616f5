import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const TEST_CODE = /\.(?:test|spec)\.tsx?$|\/(?:testing|fixtures)\/.*\.tsx?$/

/** Lines that `search` finds in test code of the repository, by file; only files with any. */
export function linesOfTestCode(
  search: (source: string, file: string) => number[],
): Map<string, number[]> {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const found = new Map<string, number[]>()
  for (const file of files) {
    if (!TEST_CODE.test(file) || !existsSync(path.join(root, file))) continue
    const lines = search(readFileSync(path.join(root, file), 'utf8'), file)
    if (lines.length > 0) found.set(file, lines)
  }
  return found
}

/** `file:line` of everything found outside the listed files. */
export function unexpectedLines(
  found: ReadonlyMap<string, number[]>,
  allowed: Readonly<Record<string, string>>,
): string[] {
  return [...found]
    .filter(([file]) => !(file in allowed))
    .flatMap(([file, lines]) => lines.map((line) => `${file}:${line}`))
}
