import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

/** `a/{b,c}.test.ts` as `a/b.test.ts` and `a/c.test.ts`. */
function spelledOut(cited: string): string[] {
  const [braces = '', list = ''] = /\{([^}]*)\}/.exec(cited) ?? []
  if (braces === '') return [cited]
  return list.split(',').flatMap((one) => spelledOut(cited.replace(braces, one.trim())))
}

/** A file whose path ends so, whatever folders are left out before; `*` is any name. */
function exists(cited: string): boolean {
  const names = cited.split('/').map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
  const pattern = new RegExp(`(^|/)${names.join('(/.*)?/')}$`)
  return files.some((file) => pattern.test(file))
}

test('every test that the page on security cites is there', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  const cited = [...page.matchAll(/`([^`\n]*\.(?:test|spec)\.tsx?)`/g)].flatMap(([, name = '']) =>
    spelledOut(name),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter((name) => !exists(name))).toEqual([])
})
