import { type ReactNode, useEffect, useState } from 'react'
import { RemoteError } from '../remote-error'
import { isWidgetPlace } from '../widgets/widget-place'
import { watchForLoop } from './watch-for-loop'

type StopEndlessRenderProps = {
  remote: string
  /** The element of the widget; without it the page, whose widgets are counted apart. */
  place?: Element
  children: ReactNode
}

/**
 * Throws in place of a page or a widget that renders without end, so that the boundary above
 * shows it.
 */
export function StopEndlessRender({ remote, place, children }: StopEndlessRenderProps) {
  const [error, setError] = useState<RemoteError | null>(null)
  useEffect(() => {
    const life = new AbortController()
    const text = `its ${place ? 'widget' : 'page'} renders without end`
    watchForLoop(
      () => setError(new RemoteError(remote, 'render-loop', text)),
      life.signal,
      (container) => (place ? container === place : !isWidgetPlace(container)),
    )
    return () => life.abort()
  }, [remote, place])
  if (error) throw error
  return children
}
