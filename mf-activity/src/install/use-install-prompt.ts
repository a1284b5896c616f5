import { useEffect, useState } from 'react'

/** What Chromium gives a page that may be installed; no type of the DOM library has it. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

/**
 * Asks the browser to install the page; null where it cannot be asked from the page. A browser
 * offers it once, soon after the first load.
 */
export function useInstallPrompt(): (() => void) | null {
  const [offered, setOffered] = useState<InstallPrompt | null>(null)
  useEffect(() => {
    const life = new AbortController()
    const take = (event: Event) => {
      // Otherwise the browser shows a bar of its own at a moment of its choice.
      event.preventDefault()
      setOffered(event as InstallPrompt)
    }
    window.addEventListener('beforeinstallprompt', take, { signal: life.signal })
    window.addEventListener('appinstalled', () => setOffered(null), { signal: life.signal })
    return () => life.abort()
  }, [])
  if (!offered) return null
  return () => {
    setOffered(null)
    // The user may dismiss it: the steps of the page remain.
    offered.prompt().catch(() => undefined)
  }
}
