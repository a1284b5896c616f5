import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts'

export type RouteMatch = {
  meta: RemoteMeta
  route: RemoteRoute
  /** Parameters of the address, still encoded. */
  params: Record<string, string>
}

type Branch = { words: string[]; meta: RemoteMeta; route: RemoteRoute }

/**
 * Finds the page that the shell's router will show for a path, by the same rules: words before parameters before
 * `*`, letter case and a slash at the end do not count, `:name?` may be absent.
 */
export function createRouteMatcher(
  metas: readonly RemoteMeta[],
): (path: string) => RouteMatch | null {
  const branches = metas
    .flatMap((meta) => meta.routes.map((route) => ({ meta, route })))
    .flatMap(({ meta, route }) =>
      spellings(wordsOf(route.path)).map((words) => ({ words, meta, route })),
    )
    .sort((a, b) => scoreOf(b.words) - scoreOf(a.words))
  return (path) => {
    const given = wordsOf(path)
    for (const branch of branches) {
      const params = paramsOf(branch, given)
      if (params) return { meta: branch.meta, route: branch.route, params }
    }
    return null
  }
}

function wordsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** A pattern with optional words stands for several without. */
function spellings([word, ...rest]: string[]): string[][] {
  if (word === undefined) return [[]]
  const tails = spellings(rest)
  if (!word.endsWith('?')) return tails.map((tail) => [word, ...tail])
  return [...tails.map((tail) => [word.slice(0, -1), ...tail]), ...tails]
}

function scoreOf(words: string[]): number {
  const score = (word: string) => (word === '*' ? -2 : word.startsWith(':') ? 3 : 10)
  return words.reduce((sum, word) => sum + score(word), words.length)
}

function paramsOf({ words }: Branch, given: string[]): Record<string, string> | null {
  const hasRest = words.at(-1) === '*'
  if (hasRest ? given.length < words.length - 1 : given.length !== words.length) return null
  const params: Record<string, string> = {}
  for (const [index, word] of words.entries()) {
    const text = given[index]
    if (word === '*') return { ...params, '*': given.slice(index).join('/') }
    if (text === undefined) return null
    if (word.startsWith(':')) params[word.slice(1)] = text
    else if (word.toLowerCase() !== text.toLowerCase()) return null
  }
  return params
}
