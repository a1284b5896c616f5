import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isInTree, projectFiles } from './documented-paths'

const root = path.resolve(__dirname, '../..')
const files = projectFiles(root)
/** Folders whose direct folders are all named on the page. */
const LISTED = [
  'shared/src',
  'server/src',
  'server/src/modules',
  'server/src/platform',
  'mf-live/src',
  'mf-message/src',
  'mf-news-community/src',
  'mf-user/src',
  'mf-vlive/src',
  'shell/src',
  'tools',
]
/** Names before a colon, such as "`api`, `live`: …" or "Text. `testing`: …". */
const NAMES = /((?:`[\w/-]+`,\s+)*`[\w/-]+`):/g

function foldersSection(): string {
  const page = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8')
  const [, section = ''] = /^## Folders\n(.*?)^## /ms.exec(page) ?? []
  return section
}

/** Folders that the list names, as paths from the root. */
function namedFolders(section: string): string[] {
  let parent = ''
  return section.split(/^(?= *- )/m).flatMap((item) => {
    const isNested = item.startsWith('  - ')
    const names = [...item.matchAll(NAMES)].flatMap(([, list = '']) => {
      return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    })
    if (!isNested) parent = names[0] ?? ''
    return names.map((name) => (isNested ? `${parent}/${name}` : name))
  })
}

function foldersIn(parent: string): string[] {
  const start = parent === '' ? '' : `${parent}/`
  const below = files.filter((file) => file.startsWith(start)).map((f) => f.slice(start.length))
  const names = below.filter((file) => file.includes('/')).map((file) => file.split('/')[0])
  return [...new Set(names)].map((name) => start + name).sort()
}

const named = namedFolders(foldersSection())

test('every folder that the page names exists', () => {
  expect(named.filter((folder) => !isInTree(files, `${folder}/`))).toEqual([])
})

test('the page names every part of the workspace', () => {
  const parts = foldersIn('').filter((folder) => !folder.startsWith('.'))
  const isNamed = (part: string) => named.some((folder) => `${folder}/`.startsWith(`${part}/`))
  expect(parts.filter((part) => !isNamed(part))).toEqual([])
})

test.each(LISTED)('the page names every folder of %s', (parent) => {
  expect(foldersIn(parent).filter((folder) => !named.includes(folder))).toEqual([])
})
