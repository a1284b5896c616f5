import { type BuildReport, type Candidate, isFault } from '../candidate.rules'

/** A module that a remote takes from the page, the version range it needs, and the file. */
export type Requirement = { key: string; range: string; place: string }

/**
 * What a remote takes from the page. The build leaves modules it only consumes (`import: false`)
 * out of mf-stats.json, so the consume table inside the emitted code is read as well.
 */
export function requirementsOf({
  stats,
  files,
}: Pick<Candidate, 'stats' | 'files'>): Requirement[] {
  const found = new Map<string, Requirement>()
  for (const stated of isFault(stats) ? [] : statedIn(stats)) found.set(stated.key, stated)
  for (const [path, file] of files) {
    if (!path.endsWith('.js')) continue
    for (const consumed of consumedIn(file.toString('utf8'), path))
      found.set(consumed.key, consumed)
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

function statedIn({ shared, exposes }: BuildReport): Requirement[] {
  const place = 'mf-stats.json'
  const required = exposes.flatMap(({ requires }) => requires ?? [])
  return [
    ...required.map((key) => ({ key, range: '*', place })),
    ...shared.map(({ name, requiredVersion }) => ({
      key: name,
      range: requiredVersion || '*',
      place,
    })),
  ]
}

/**
 * Rows such as
 * `{fallback:…,requiredVersion:"^19.3.0",strictVersion:!0,eager:!1,layer:void 0,shareKey:"react"}`.
 */
const CONSUME_ROW = new RegExp(
  [
    /requiredVersion:\s*(?:"([^"]*)"|!1|false|void 0)\s*/,
    /\s*strictVersion:[^,{}]*/,
    /\s*eager:[^,{}]*/,
    /\s*layer:[^,{}]*/,
    /\s*shareKey:\s*"([^"]+)"/,
  ]
    .map(({ source }) => source)
    .join(','),
  'g',
)

function consumedIn(code: string, place: string): Requirement[] {
  return [...code.matchAll(CONSUME_ROW)].flatMap(([, range, key]) =>
    key ? [{ key, range: range || '*', place }] : [],
  )
}
