/** GETs that the page asked for before any code came, by path with query; each is used once. */
type EarlyPage = { __early?: Record<string, Promise<unknown>> }

function normalise(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page')
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

/** Takes the early answer of a GET, if the page asked for it: the parsed body, or null when it failed or was never asked. */
export async function takeEarly(path: string, query: Record<string, unknown>): Promise<unknown> {
  const early = (globalThis as EarlyPage).__early
  if (!early) return null
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const wanted = normalise(
    `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`,
  )
  const key = Object.keys(early).find((candidate) => normalise(candidate) === wanted)
  const pending = key === undefined ? undefined : early[key]
  if (key === undefined || !pending) return null
  delete early[key]
  try {
    const answer = await pending
    if (!(answer instanceof Response)) return answer ?? null
    return answer.ok ? await answer.json() : null
  } catch {
    // The ordinary request that follows says what is wrong.
    return null
  }
}
