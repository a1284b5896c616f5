export type PatternMatch<Route> = {
  route: Route
  /** Parameters of the address, still encoded. */
  params: Record<string, string>
}

/**
 * Finds the route of an address. Static segments of a pattern win over parameters, and these over
 * `*`; letter case, encoding and a trailing slash do not count; `:name?` is optional. These are the
 * rules of React Router.
 */
export function createPatternMatcher<Route extends { path: string }>(
  routes: readonly Route[],
): (address: string) => PatternMatch<Route> | null {
  const branches = routes
    .flatMap((route) => spellings(segmentsOf(route.path)).map((segments) => ({ segments, route })))
    .sort((a, b) => scoreOf(b.segments) - scoreOf(a.segments))
  return (address) => {
    const given = segmentsOf(address)
    const texts = decodedOf(given)
    for (const { segments, route } of branches) {
      const params = paramsOf(segments, given, texts)
      if (params) return { route, params }
    }
    return null
  }
}

function segmentsOf(path: string): string[] {
  let end = path.length
  while (path[end - 1] === '/') end--
  const inner = path.slice(path.startsWith('/') ? 1 : 0, end)
  return inner === '' ? [] : inner.split('/')
}

/** Expands a pattern with optional segments to several without. */
function spellings([segment, ...rest]: string[]): string[][] {
  if (segment === undefined) return [[]]
  const tails = spellings(rest)
  if (!segment.endsWith('?')) return tails.map((tail) => [segment, ...tail])
  return [...tails.map((tail) => [segment.slice(0, -1), ...tail]), ...tails]
}

function scoreOf(segments: string[]): number {
  const score = (segment: string) => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10)
  return segments.reduce((sum, segment) => sum + score(segment), segments.length)
}

function paramsOf(
  segments: readonly string[],
  given: readonly string[],
  texts: readonly string[],
): Record<string, string> | null {
  const hasRest = segments.at(-1) === '*'
  if (hasRest ? given.length < segments.length - 1 : given.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    if (segment === '*') return { ...params, '*': given.slice(index).join('/') }
    const text = given[index]
    if (!text) return null
    if (segment.startsWith(':')) params[segment.slice(1)] = text
    else if (segment.toLowerCase() !== texts[index]?.toLowerCase()) return null
  }
  return params
}

/** The texts of the segments; those of a malformed address stand for themselves. */
function decodedOf(segments: readonly string[]): readonly string[] {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return segments
  }
}
