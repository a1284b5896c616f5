import { useEffect, useId, useRef } from 'react'

type LayerState = { layer?: string } | null

/**
 * Makes the back button of the phone close what is open over the page, once it is mounted. Returns
 * how a button closes it: by the same way, so that no step stays behind in the history. The router
 * sees no navigation, because address and state of the page stay as they are.
 */
export function useBackCloses(onClose: () => void): () => void {
  const layer = useId()
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    clearTimeout(leaving.current)
    if (!isTop(layer)) history.pushState({ ...history.state, layer }, '')
    const closeBelow = () => {
      if (!isTop(layer)) latest.current()
    }
    window.addEventListener('popstate', closeBelow)
    return () => {
      window.removeEventListener('popstate', closeBelow)
      // Closed by its parent: the step goes too, unless strict mode mounts the layer again.
      leaving.current = setTimeout(() => {
        if (isTop(layer)) history.back()
      })
    }
  }, [layer])
  return () => (isTop(layer) ? history.back() : latest.current())
}

function isTop(layer: string): boolean {
  return (history.state as LayerState)?.layer === layer
}
