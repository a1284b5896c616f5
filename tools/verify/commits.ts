// Holds the subjects of the last commits to the conventional form.
import { execFileSync } from 'node:child_process'

const FORM =
  /^(feat|fix|perf|refactor|test|docs|style|build|ci|chore)(\([a-z0-9-]+\))?!?: [^A-Z\s].{2,}$/
const LONGEST = 72

const subjects = execFileSync('git', ['log', '--no-merges', '-n', '200', '--format=%s'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const wrong = subjects.filter((subject) => !FORM.test(subject) || subject.length > LONGEST)
if (wrong.length > 0) {
  process.stderr.write(
    `These commit subjects are not in the house form:\n  ${wrong.join('\n  ')}\nA good one: feat(mf-live): keep pinned matches on top\n`,
  )
  process.exit(1)
}
