import { type BuildReport, type Candidate, isFault } from './candidate.rules'

/** A module that a remote takes from the page, and the version range it needs. */
export type Requirement = { key: string; range: string }

/**
 * What a remote takes from the page. The build leaves modules it only consumes (`import: false`)
 * out of mf-stats.json, so the consume table inside the emitted code is read as well.
 */
export function requirementsOf({
  stats,
  files,
}: Pick<Candidate, 'stats' | 'files'>): Requirement[] {
  const found = new Map<string, string>()
  for (const { key, range } of isFault(stats) ? [] : statedIn(stats)) found.set(key, range)
  for (const [path, file] of files) {
    if (!path.endsWith('.js')) continue
    for (const { key, range } of consumedIn(file.toString('utf8'))) found.set(key, range)
  }
  return [...found].map(([key, range]) => ({ key, range })).sort((a, b) => (a.key < b.key ? -1 : 1))
}

function statedIn({ shared, exposes }: BuildReport): Requirement[] {
  const required = exposes.flatMap(({ requires }) => requires ?? [])
  return [
    ...required.map((key) => ({ key, range: '*' })),
    ...shared.map(({ name, requiredVersion }) => ({ key: name, range: requiredVersion || '*' })),
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

function consumedIn(code: string): Requirement[] {
  return [...code.matchAll(CONSUME_ROW)].flatMap(([, range, key]) =>
    key ? [{ key, range: range || '*' }] : [],
  )
}
