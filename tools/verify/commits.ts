/**
 * Checks the messages of commits: a subject in the conventional form, short, in plain words, and a
 * body that says why. Commits older than this rule are not asked.
 */
import { execFileSync } from 'node:child_process'
import { ALLOWED_NAMES } from './source/allowed-names'
import { AVOIDED_WORDS, partsOf } from './source/avoided-words'

const TYPES = 'feat|fix|perf|refactor|test|docs|style|build|ci|chore'
const FORM = new RegExp(`^(${TYPES})(\\([a-z0-9-]+\\))?!?: [^A-Z\\s].{2,}$`)
const MAX_SUBJECT = 65
const SINCE = '2026-11-22T20:00:00Z'
const FIELD = '\u001f'
const RECORD = '\u001e'

const log = execFileSync(
  'git',
  ['log', '--no-merges', `--since=${SINCE}`, `--format=%s${FIELD}%b${RECORD}`],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
const breaches = log
  .split(RECORD)
  .map((record) => record.trim().split(FIELD))
  .flatMap(([subject = '', body = '']) => (subject === '' ? [] : faultsOf(subject, body)))
if (breaches.length > 0) {
  process.stderr.write(
    `${breaches.join('\n')}\nA good one: feat(mf-live): show pinned matches first\n`,
  )
  process.exit(1)
}

function faultsOf(subject: string, body: string): string[] {
  const faults: string[] = []
  if (!FORM.test(subject)) faults.push('not in the form type(scope): imperative')
  if (subject.length > MAX_SUBJECT) faults.push(`longer than ${MAX_SUBJECT}`)
  if (body.trim() === '') faults.push('no body that says why')
  const text = subject.replace(/^[^:]*:/, '')
  for (const part of partsOf(text)) {
    const instead = AVOIDED_WORDS.get(part)
    if (instead !== undefined && !ALLOWED_NAMES.has(part))
      faults.push(`“${part}”: write ${instead}`)
  }
  return faults.map((fault) => `${subject}\n    ${fault}`)
}
