import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')
/** What has figures of bookmakers and lotteries, or of a model beside them. */
const MARKET = /from '[^']*(?:odds|lottery|predictions?|market)[^']*'/

/** What draws or fills the picture that a reader shares: it goes to readers of any age. */
function sourcesOfCards(): { name: string; text: string }[] {
  const args = ['ls-files', '-c', '-o', '--exclude-standard', 'mf-*/src/*', 'shared/src']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return files
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|gallery)\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
    .filter(
      ({ name, text }) =>
        /\/share-card(?:\.rules)?\.ts$|shared\/src\/ui\/share\//.test(name) ||
        /\bShareSheet\b/.test(text),
    )
}

test('no share picture is made of figures of the market', () => {
  const sources = sourcesOfCards()
  const names = sources.map(({ name }) => name)
  expect(names).toContain('mf-live/src/features/match-header/share-card.rules.ts')
  expect(names).toContain('mf-news-community/src/posts/share/share-post.tsx')
  expect(sources.filter(({ text }) => MARKET.test(text)).map(({ name }) => name)).toEqual([])
})
