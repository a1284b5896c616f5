import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

const root = path.resolve(__dirname, '../../..')
/** What the server runs on texts of others. */
const FOLDERS = ['server/src', 'shared/src/contracts', 'shared/src/lib']
const TEST_CODE = /\.test\.ts$|\/(?:testing|fixtures)\//

/** Regular expression literals of the server, each with the files that contain it. */
export function findExpressions(): Map<string, { expression: RegExp; files: string[] }> {
  const found = new Map<string, { expression: RegExp; files: string[] }>()
  const files = execFileSync('git', ['ls-files', ...FOLDERS], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\n')) {
    if (!file.endsWith('.ts') || TEST_CODE.test(file)) continue
    const source = readFileSync(path.join(root, file), 'utf8')
    for (const expression of expressionsOf(source)) {
      const known = found.get(String(expression))
      if (known) known.files.push(file)
      else found.set(String(expression), { expression, files: [file] })
    }
  }
  return found
}

export function expressionsOf(source: string): RegExp[] {
  // Parsing takes far longer than looking for a slash that does not begin a comment.
  if (!/[(=:,[!&|?>\s]\/[^/*\n]/.test(source)) return []
  const found: RegExp[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string }
    if (type === 'RegExpLiteral') found.push(new RegExp(pattern ?? '', flags))
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(source, { syntax: 'typescript', target: 'es2022' }).body)
  return found
}
