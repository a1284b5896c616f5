import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..', '..')
/** `name: queryOf(…)`, `name: build.query(…)`; `query:` itself is a part of one. */
const DEFINED = /^ +(?!query:)(\w+): (?:\w+Of|build\.(?:query|mutation|infiniteQuery))\b.*\(/gm

/** Files of the browser that add endpoints to the one cache. */
function apiFiles(): string[] {
  return readdirSync(root)
    .filter((name) => /^(?:shell|shared|mf-.+)$/.test(name) && existsSync(join(root, name, 'src')))
    .flatMap((part) =>
      readdirSync(join(root, part, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(part, 'src', file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
}

test('two remotes have no endpoint of one name: the page has one cache', () => {
  const places = new Map<string, string[]>()
  for (const file of apiFiles()) {
    const code = readFileSync(join(root, file), 'utf8')
    if (!code.includes('injectEndpoints')) continue
    for (const [, name = ''] of code.matchAll(DEFINED))
      places.set(name, [...(places.get(name) ?? []), file])
  }
  expect(places.size).toBeGreaterThan(100)
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([])
})
