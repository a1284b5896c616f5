/** GETs that the page asked for before any code came, by path with query; each is used once. */
type EarlyPage = { __early?: Record<string, Promise<unknown>> }

function normalise(url: string): string {
  const parsed = new URL(url, 'http://page')
  parsed.searchParams.sort()
  return parsed.pathname + parsed.search
}

/** Takes the early answer of a GET, if the page asked for it: the parsed body, or null when it failed or was never asked. */
export async function takeEarly(url: string): Promise<unknown> {
  const early = (globalThis as EarlyPage).__early
  if (!early) return null
  const wanted = normalise(url)
  const key = Object.keys(early).find((candidate) => normalise(candidate) === wanted)
  const pending = key === undefined ? undefined : early[key]
  if (key === undefined || !pending) return null
  delete early[key]
  try {
    const answer = await pending
    if (!(answer instanceof Response)) return answer
    return answer.ok ? await answer.json() : null
  } catch {
    // The ordinary request that follows says what is wrong.
    return null
  }
}
