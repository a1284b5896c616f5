import { type RefObject, useEffect, useRef, useState } from 'react'

/** A ref for a marker element, and whether it has scrolled out at the top. */
export function useIsPast(): [RefObject<HTMLDivElement | null>, boolean] {
  const marker = useRef<HTMLDivElement>(null)
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const element = marker.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsPast(
          entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 200,
        ),
      { rootMargin: '-88px 0px 0px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [marker, isPast]
}
