/** Minimum time between two checks for a newer version. */
const CHECK_EVERY_MS = 10 * 60_000

const BOOT = /<script[^>]*\bid="?boot\b[^>]*>([^<]*)</
const SHELL_SCRIPT = /\/assets\/(?:libraries|main)\.[\w.-]*js/g

/**
 * Version of a page's HTML: its set of remotes and the shell's files. Null for a page of another
 * site.
 */
export function versionIn(html: string): string | null {
  const boot = BOOT.exec(html)?.[1]
  if (boot === undefined) return null
  try {
    const { setId } = JSON.parse(boot) as { setId: string }
    return [setId, ...new Set(html.match(SHELL_SCRIPT))].join(' ')
  } catch {
    return null
  }
}

/**
 * Calls `onNewer` when the server serves another version than this page's; checks when the page
 * becomes visible.
 */
export function watchForNewVersion(onNewer: () => void, signal: AbortSignal): void {
  const own = versionIn(document.documentElement.outerHTML)
  let checkedAt = Date.now()
  const check = async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    if (Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    const newest = await readNewest(signal)
    if (newest !== null && newest !== own && !signal.aborted) onNewer()
  }
  document.addEventListener('visibilitychange', () => void check(), { signal })
}

async function readNewest(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(location.pathname, {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal,
    })
    return response.ok ? versionIn(await response.text()) : null
  } catch {
    return null
  }
}
