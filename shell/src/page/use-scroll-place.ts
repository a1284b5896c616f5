import { useLocation } from '@saidian/shared/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollTarget, scrollTo } from './scroll-place'

const STORAGE_KEY = 'scrollPlaces'
const MAX_PLACES = 50

/** Remembers how far each history entry was scrolled, also over a reload, and goes there when it is shown again. */
export function useScrollPlace(): void {
  const { key, hash, pathname } = useLocation()
  const places = useRef<Map<string, number>>(null)
  places.current ??= readPlaces()
  const known = places.current
  // The first entry of a tab has the key "default", whatever page it shows.
  const entry = key === 'default' ? pathname : key

  useLayoutEffect(() => {
    const stop = new AbortController()
    scrollTo(scrollTarget(known.get(entry), hash), stop.signal)
    return () => stop.abort()
  }, [known, entry, hash])

  // Before the paint, like the scroll above: a late listener would note the new page's top for the old entry.
  useLayoutEffect(() => {
    const stop = new AbortController()
    const remember = () => known.set(entry, window.scrollY)
    window.addEventListener('scroll', remember, { signal: stop.signal, passive: true })
    window.addEventListener('pagehide', () => writePlaces(known), { signal: stop.signal })
    return () => stop.abort()
  }, [known, entry])

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
}

function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}

function writePlaces(places: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MAX_PLACES)))
  } catch {
    // Private mode: a reload then starts at the top.
  }
}
