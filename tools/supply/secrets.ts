import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Shapes of secrets that plain code does not have. */
const SHAPES: readonly [kind: string, shape: RegExp][] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/=]{40}/],
  ['staff token', /\bsdt_[\w-]{43}\b/],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['GitHub token', /\bgh[pousr]_[0-9A-Za-z]{36}\b/],
  ['GitLab token', /\bglpat-[\w-]{20}\b/],
  ['npm token', /\bnpm_[0-9A-Za-z]{36}\b/],
  ['Slack token', /\bxox[abprs]-[\w-]{20,}/],
  ['Google key', /\bAIza[\w-]{35}\b/],
  ['Aliyun key', /\bLTAI[0-9A-Za-z]{16,20}\b/],
  ['JSON web token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  [
    'URL with a password',
    /\b(?:postgres(?:ql)?|nats|redis|https?):\/\/\w+:[^\s@/'"`${}]{8,}@[\w-]+\.\w/,
  ],
  [
    'assigned secret',
    /(?:secret|passw(?:or)?d|token|api_?key)["']?\s*[:=]\s*["'][\w+/=-]{32,}["']/i,
  ],
]

/** Public by design, and rejected in production: see `server/src/config/settings.ts`. */
const PUBLIC = ['73616964696173616964696173616964', '7361696469616e2d6465762d69762121']
const MAX_BYTES = 1024 * 1024

/** Places that look like a secret, as `file:line kind`, without the secret itself. */
export function secretsIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index, lines) => {
    const known = PUBLIC.reduce((rest, each) => rest.replaceAll(each, ''), line)
    // The body of a key begins on the line after its head.
    const shown = `${known}\n${lines[index + 1] ?? ''}`
    return SHAPES.filter(([kind, shape]) => shape.test(kind === 'private key' ? shown : known)).map(
      ([kind]) => `${file}:${index + 1} ${kind}`,
    )
  })
}

/** Searches every file that git tracks or would track. */
export function secretsInRepository(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * MAX_BYTES,
    },
  )
  return listed.split('\0').flatMap((file) => {
    if (!isSmallFile(join(root, file))) return []
    const bytes = readFileSync(join(root, file))
    return bytes.includes(0) ? [] : secretsIn(file, bytes.toString('utf8'))
  })
}

/** A file that git lists may have been removed meanwhile. */
function isSmallFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size <= MAX_BYTES
}
