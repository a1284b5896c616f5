import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isInTree, pathsOn, projectFiles } from './documented-paths'

const root = path.resolve(__dirname, '../..')
const files = projectFiles(root)
const PARTS = ['server', 'shared', 'shell', 'mf-live', 'mf-user', 'tools', 'e2e']
/** Decision records describe the tree of their day and are not checked. */
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/security'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
  ...PARTS.map((part) => `${part}/README.md`),
  ...['server', 'shared', 'tools'].map((part) => `${part}/RECIPES.md`),
]
/** Left out in front of paths of tests, as the index of the pages on security says. */
const SECURITY_BASES = [
  'server/src',
  ...['modules', 'platform'].map((folder) => `server/src/${folder}`),
  ...['accounts', 'profile', 'web'].map((name) => `server/src/modules/${name}`),
]
/** Folders that a page leaves out in front of its paths. */
const BASES: Record<string, string[]> = {
  ...Object.fromEntries(PARTS.map((part) => [`${part}/README.md`, [part, `${part}/src`]])),
  'docs/feeds.md': ['server/src/feeds'],
  ...Object.fromEntries(
    PAGES.filter((page) => page.startsWith('docs/security')).map((page) => [page, SECURITY_BASES]),
  ),
}
/** What looks like a path and is none, by reason. */
const NO_PATHS: Record<string, RegExp> = {
  'a topic': /^(board|match|odds|room|user|conv)\/(\*|\{|football|basketball)/,
  'a key of a feed': /^<source>\//,
  'written while the product runs': /^(var|VAR_DIR)\//,
  'a place in a public standard': /^(OWASP\/ASVS|5\.0\/en)$/,
  'a package': /^@[\w-]+\/[\w-]+$/,
  'a beginning of paths': /…$/,
}
const { exports: entryPoints } = JSON.parse(
  readFileSync(path.join(root, 'shared/package.json'), 'utf8'),
)

/** `shared/live` and `@saidian/shared/live` are the entry point `./live` of the package. */
function isEntryPoint(cited: string): boolean {
  const [, name = ''] = /^(?:@saidian\/)?shared\/(.+)$/.exec(cited) ?? []
  if (name.startsWith('contracts/')) return isInTree(files, `shared/src/${name}/index.ts`)
  return `./${name}` in entryPoints
}

function isMissing(page: string, cited: string): boolean {
  if (Object.values(NO_PATHS).some((reason) => reason.test(cited))) return false
  const bases = ['', ...(BASES[page] ?? []).map((base) => `${base}/`)]
  return !isEntryPoint(cited) && !bases.some((base) => isInTree(files, base + cited))
}

test('finds a path that is gone', () => {
  expect(isMissing('README.md', 'server/src/no-such-file.ts')).toBe(true)
  expect(isMissing('README.md', 'server/src/modules/<module>/<module>.routes.ts')).toBe(false)
})

test.each(PAGES)('every path on %s exists', (page) => {
  const cited = pathsOn(readFileSync(path.join(root, page), 'utf8'))
  expect(cited.filter((one) => isMissing(page, one))).toEqual([])
})

test.each(PAGES)('every link of %s leads to a file', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  const local = links.filter((link) => !link.includes('://'))
  const targets = local.map((link) => path.posix.join(path.posix.dirname(page), link))
  expect(targets.filter((target) => !isInTree(files, target))).toEqual([])
})
