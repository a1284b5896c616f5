import { expressionsOf, findExpressions } from './found-expressions'
import { isLinear } from './is-linear'

/** Files whose expressions may take longer: their texts are short, or of the operator. */
const SHORT_TEXTS: Record<string, string> = {
  'server/src/feeds/catalogue/': 'names of clubs',
  'server/src/feeds/imports/': 'lines of files that an operator imports by a command',
  'server/src/feeds/replay/': 'lines of recordings that come with the product',
  'server/src/modules/accounts/session/device.rules.ts': '512 characters of a header',
  'server/src/modules/assistant/builtin/': 'questions of 500 characters',
  'server/src/modules/registry/check/sharing/requirement.rules.ts':
    'parts of one expression, which begins with a word',
}

const found = findExpressions()

test('every expression of the server takes time in proportion to its text', async () => {
  const slow: string[] = []
  for (const [source, { expression, files }] of found) {
    const own = files.filter((file) => !Object.keys(SHORT_TEXTS).some((at) => file.startsWith(at)))
    if (own.length > 0 && !(await isLinear(expression))) slow.push(`${source} of ${own.join(', ')}`)
  }
  expect(slow).toEqual([])
})

test.each([
  String.raw`/\s+$/`,
  '/(a+)+b/',
  String.raw`/\[([^\]\n]*)\]\(([^)\n]*)\)/g`,
  String.raw`/(?:\d+,?)*x/`,
  '/[零一二]+比/',
  '/say.*(?:hello|bye)/u',
])('%s is found and is not linear', async (literal) => {
  const [expression] = expressionsOf(`const EXPRESSION = ${literal}`)
  expect(await isLinear(expression as RegExp)).toBe(false)
})

test.each([String.raw`/(?<!\s)\s+$/`, String.raw`/^\s+/`, '/a.{0,20}b/'])(
  '%s is linear',
  async (literal) => {
    const [expression] = expressionsOf(`const EXPRESSION = ${literal}`)
    expect(await isLinear(expression as RegExp)).toBe(true)
  },
)
