import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expandBraces, projectFiles } from './documented-paths'

const root = path.resolve(__dirname, '../..')
const files = projectFiles(root)

/** A file whose path ends so, whatever folders are left out before; `*` is any name. */
function exists(cited: string): boolean {
  const names = cited.split('/').map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
  const pattern = new RegExp(`(^|/)${names.join('(/.*)?/')}$`)
  return files.some((file) => pattern.test(file))
}

test('every test that the page on security cites is there', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  const cited = [...page.matchAll(/`([^`\n]*\.(?:test|spec)\.tsx?)`/g)].flatMap(([, name = '']) =>
    expandBraces(name),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter((name) => !exists(name))).toEqual([])
})
