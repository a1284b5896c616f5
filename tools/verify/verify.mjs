// `npm test`: everything CI runs, in the order that fails soonest. `--no-e2e` leaves the browser
// out; `--affected [base]` runs only what the change since `base` (main) can break; `--long` runs
// suites of minutes too, as before a release.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, install, needNode, root, say } from '../start/steps.mjs'
import { provideNeeds } from './needs.mjs'
import { putTemporaryFilesInMemory } from './temporary-files.mjs'

const affectedAt = process.argv.indexOf('--affected')
const isAffectedOnly = affectedAt >= 0
const withBrowser = !process.argv.includes('--no-e2e') && !isAffectedOnly
const results = join(root, 'var', 'test')
const count = { passed: 0, failed: 0 }
const broken = []
const SLOWEST_FILES = 20
const MAX_REPEATED_FILES = 3
/** Folders with code of the product. */
const parts = readdirSync(root).filter((part) => existsSync(join(root, part, 'tsconfig.json')))

needNode()
putTemporaryFilesInMemory()
if (process.argv.includes('--long')) process.env.LONG_TESTS = '1'
install()
if (!isAffectedOnly) provideNeeds()
mkdirSync(results, { recursive: true })
const scope = isAffectedOnly ? await affectedScope() : { types: parts, whole: parts, related: [] }

step('format and lint', 'npx', ['biome', 'check', '--error-on-warnings', '.'])
step('commit messages', process.execPath, ['--import', 'tsx', 'tools/verify/commits.ts'])
step('house limits', process.execPath, ['--import', 'tsx', 'tools/verify/source/check-source.ts'])
for (const [name, project] of typedProjects())
  step(`types of ${name}`, 'npx', ['tsc', '-p', project])
step('import rules', 'npx', ['depcruise', '--config', '.dependency-cruiser.mjs', '.'])
step('exports and dependencies', 'npx', ['knip', '--no-progress'])
// What takes minutes is not begun on a tree that fails already.
if (withBrowser && broken.length === 0) {
  step('build', process.execPath, ['--import', 'tsx', 'tools/build/build.ts'])
  step('weight of pages', process.execPath, [
    '--import',
    'tsx',
    'tools/verify/weight/check-weight.ts',
  ])
}
if (broken.length === 0) runJest()
if (withBrowser && broken.length === 0) {
  step(
    'end-to-end tests',
    'e2e/node_modules/.bin/playwright',
    ['test', '-c', 'e2e/playwright.config.ts'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
    },
  )
  countPlaywright()
}

if (broken.length > 0) say(`failed: ${broken.join(', ')}`)
else say('everything holds')
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`)
if (broken.length > 0 || count.failed > 0) fail('Not green.')

async function affectedScope() {
  // TypeScript can be loaded only now: packages may have been missing before.
  const { tsImport } = await import('tsx/esm/api')
  const affected = await tsImport('./affected.ts', import.meta.url)
  const base = process.argv[affectedAt + 1] ?? 'main'
  const changed = affected.changedSince(root, base)
  const scope = affected.affectedBy(changed, affected.partGraph(root, parts))
  say(`${changed.length} files changed since ${base}: ${scope.types.join(', ') || 'no code'}`)
  return { ...scope, related: affected.existing(root, scope.related) }
}

/**
 * What is typed, each by name and project. All parts of the browser are one program: alone, each of
 * them reads `shared` again, which took a minute more.
 */
function typedProjects() {
  if (isAffectedOnly) return scope.types.map((part) => [part, part])
  const isOfBrowser = (part) => part === 'shell' || part.startsWith('mf-')
  const others = parts.filter((part) => !isOfBrowser(part))
  return [['shell and remotes', 'tsconfig.browser.json'], ...others.map((part) => [part, part])]
}

function step(name, command, args, env = {}) {
  say(name)
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (result.status !== 0) broken.push(name)
}

function runJest() {
  const name = 'unit and server tests'
  const json = ['--json', `--outputFile=${join(results, 'jest.json')}`]
  for (const filter of jestFilters()) runJestOnce(name, json, filter)
}

/** All tests; or those of whole parts and those that import a changed file. */
function jestFilters() {
  if (!isAffectedOnly) return [[]]
  return [
    scope.whole.map((part) => `^${join(root, part)}/`),
    scope.related.length > 0 ? ['--findRelatedTests', '--passWithNoTests', ...scope.related] : [],
  ].filter((filter) => filter.length > 0)
}

function runJestOnce(name, json, filter) {
  step(name, 'npx', ['jest', ...json, ...filter])
  const report = readReport('jest.json')
  saySlowest(report)
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed')
  if (mayRepeat(failed)) repeatAlone(name, json, failed)
  else count.failed += failedIn(report)
  count.passed += report?.numPassedTests ?? 0
}

/**
 * On CI, where a few workers, a build and dozens of databases share two cores, a few files that
 * failed run once more by themselves. An input that a property test found is a fault: it is never
 * tried again with another one.
 */
function mayRepeat(failed) {
  if (!process.env.CI || failed.length === 0 || failed.length > MAX_REPEATED_FILES) return false
  return failed.every(({ message }) => !message.includes('Property failed after'))
}

/** Runs these files alone and names those that pass now; what fails twice fails the run. */
function repeatAlone(name, json, failed) {
  const files = failed.map((file) => file.name)
  step(`${name}, ${files.length} files once more`, 'npx', [
    'jest',
    ...json,
    '--runTestsByPath',
    ...files,
  ])
  const report = readReport('jest.json')
  count.failed += failedIn(report)
  if (!report?.success) return
  broken.splice(broken.indexOf(name), 1)
  say(`flaky: ${files.map((file) => relative(root, file)).join(', ')}`)
}

/** Where the minutes of the run went. */
function saySlowest(report) {
  const slowest = (report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_FILES)
  for (const { name, seconds } of slowest) {
    process.stdout.write(`${seconds.toFixed(1).padStart(8)} s  ${relative(root, name)}\n`)
  }
}

function failedIn(report) {
  return (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
}

function countPlaywright() {
  const report = readReport('e2e.json')
  count.passed += report?.stats.expected ?? 0
  count.failed += report?.stats.unexpected ?? 0
}

function readReport(name) {
  try {
    const report = JSON.parse(readFileSync(join(results, name), 'utf8'))
    rmSync(join(results, name))
    return report
  } catch {
    return null
  }
}
