import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts/registry'

export type RouteMatch = {
  meta: RemoteMeta
  route: RemoteRoute
  /** Parameters of the address, still encoded. */
  params: Record<string, string>
}

type Branch = { segments: string[]; meta: RemoteMeta; route: RemoteRoute }

/**
 * Finds the page that the shell's router will show for a path, by the same rules: static segments
 * before parameters before `*`; letter case and a trailing slash do not count; `:name?` is
 * optional.
 */
export function createRouteMatcher(
  metas: readonly RemoteMeta[],
): (path: string) => RouteMatch | null {
  const branches = metas
    .flatMap((meta) => meta.routes.map((route) => ({ meta, route })))
    .flatMap(({ meta, route }) =>
      spellings(segmentsOf(route.path)).map((segments) => ({ segments, meta, route })),
    )
    .sort((a, b) => scoreOf(b.segments) - scoreOf(a.segments))
  return (path) => {
    const given = segmentsOf(path)
    for (const branch of branches) {
      const params = paramsOf(branch, given)
      if (params) return { meta: branch.meta, route: branch.route, params }
    }
    return null
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
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

function paramsOf({ segments }: Branch, given: string[]): Record<string, string> | null {
  const hasRest = segments.at(-1) === '*'
  if (hasRest ? given.length < segments.length - 1 : given.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const text = given[index]
    if (segment === '*') return { ...params, '*': given.slice(index).join('/') }
    if (text === undefined) return null
    if (segment.startsWith(':')) params[segment.slice(1)] = text
    else if (segment.toLowerCase() !== text.toLowerCase()) return null
  }
  return params
}
