import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
const STORAGES = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'document\\.cookie',
  'navigator\\.(?:serviceWorker|storage)',
  'caches\\s*\\.',
]
const ACCESS = new RegExp(`\\b(?:${STORAGES.join('|')})`)
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/** The guarded places, and the service worker itself, which exists only where it may store. */
const ALLOWED = /^shared\/src\/store\/device\/|^shell\/src\/(?:pwa\/worker\/|service-worker\.ts)/

/** Lines of browser code that touch a storage of the device, as `path:line`. */
function accesses(): string[] {
  const parts = readdirSync(root).filter((name) => {
    return /^(?:shell|shared|mf-.+)$/.test(name) && existsSync(join(root, name, 'src'))
  })
  return parts
    .flatMap((part) =>
      readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${part}/src/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return lines.flatMap((line, index) =>
        ACCESS.test(line) && !COMMENT.test(line) ? [`${file}:${index + 1}`] : [],
      )
    })
}

test('browser code reaches the storages of the device through shared/store only', () => {
  const found = accesses()
  expect(found.filter((place) => !ALLOWED.test(place))).toEqual([])
  expect(found.filter((place) => ALLOWED.test(place)).length).toBeGreaterThan(5)
})
