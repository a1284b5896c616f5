import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { citedTests, filesOf } from './cited-tests'
import { projectFiles } from './documented-paths'

const root = path.resolve(__dirname, '../..')
const files = projectFiles(root)
const pages = [
  'docs/security.md',
  ...readdirSync(path.join(root, 'docs/security')).map((name) => `docs/security/${name}`),
].map((name) => readFileSync(path.join(root, name), 'utf8'))

const MODULES = 'server/src/modules'
const modules = readdirSync(path.join(root, MODULES))

/** Lists of threats by the names in their headings. */
const lists = pages.slice(1).flatMap((page) =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      const names = [...heading.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      const threats = lines.join('\n').split(/^- /m).slice(1)
      return { heading, names: names.length > 0 ? names : [heading], threats }
    }),
)

test('every test that the pages on security cite is there', () => {
  const cited = pages.flatMap(citedTests)
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter((name) => filesOf(files, name).length === 0)).toEqual([])
})

test.each(modules)('the module %s has one list of threats, with a test of its own', (name) => {
  const [list, ...others] = lists.filter(({ names }) => names.includes(name))
  expect([list?.names, others]).toEqual([[name], []])
  const cited = list?.threats.flatMap(citedTests) ?? []
  const own = cited.flatMap((one) => filesOf(files, one))
  expect(own.some((file) => file.startsWith(`${MODULES}/${name}/`))).toBe(true)
})

test.each(['http', 'gateway', 'pictures', 'public-fetch', 'staff', 'database', 'The shell'])(
  'the part %s has a list of threats',
  (name) => {
    expect(lists.filter(({ names }) => names.includes(name))).toHaveLength(1)
  },
)

test.each(lists)('each threat of $heading has a protection and a test', ({ threats }) => {
  expect(threats.length).toBeGreaterThan(0)
  const isWhole = (threat: string) =>
    /^\*\*[^*]+\.\*\*\s(?!Tests?:)[\s\S]+\sTests?:/.test(threat) && citedTests(threat).length > 0
  expect(threats.filter((threat) => !isWhole(threat))).toEqual([])
})

test('a test that is gone, and one of another folder, are found', () => {
  expect(filesOf(files, 'accounts/no-such.test.ts')).toEqual([])
  expect(filesOf(files, 'gifts/abuse.test.ts')).toEqual([])
  expect(filesOf(files, 'accounts/abuse.test.ts')).toHaveLength(1)
})
