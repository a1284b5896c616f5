import { useRouterFrame } from '@saidian/shared/router'
import { ErrorBoundary } from '@saidian/shared/ui'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { StopEndlessRender } from '../loops/stop-endless-render'
import type { RemoteError } from '../remote-error'
import type { RemoteStyles } from '../styles/remote-styles'
import { WithStyles } from '../styles/with-styles'
import { EndlessWait } from '../timing/endless-wait'
import css from './widget.module.css'
import { WIDGET_MARK } from './widget-place'

export type WidgetHome = {
  /** What stands around everything of a remote: its host and the store. */
  frame: (remote: string, children: ReactNode) => ReactNode
  styles: RemoteStyles
  /** Reports a fault of a widget and counts it towards its remote. */
  failed: (remote: string, widget: string, thrown: unknown) => RemoteError
  /** Reports what a widget threw while it left. */
  left: (remote: string, thrown: unknown) => void
}

export type WidgetParts = { remote: string; place: string; widget: string; home: WidgetHome }

/** The small window of a video floats over the page: that is what this place is for. */
const FLOATING_PLACES = ['match.video']

/**
 * A widget in a React root of its own. In the tree of the page React would give the page what a
 * clean-up of the widget throws, and count the renders of both together; a root has an end, a
 * count and faults of its own. What fails is thrown in the place, once it is known whose it is.
 */
export function isolateWidget(
  Widget: ComponentType<object>,
  parts: WidgetParts,
): ComponentType<object> {
  const { remote, place } = parts
  const className = FLOATING_PLACES.includes(place) ? undefined : css.contained
  return function IsolatedWidget(values: object) {
    const element = useRef<HTMLDivElement>(null)
    const shown = useRef<ShownWidget | null>(null)
    const withRouter = useRouterFrame()
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    useLayoutEffect(() => {
      if (!element.current) return
      shown.current ??= showIn(element.current, parts, (error) => setFailure({ error }))
      return shown.current.stay()
    }, [])
    useLayoutEffect(() => shown.current?.draw(withRouter(<Widget {...values} />)))
    if (failure) throw failure.error
    return <div ref={element} className={className} {...{ [WIDGET_MARK]: remote }} />
  }
}

type ShownWidget = {
  draw: (content: ReactNode) => void
  /** Leaves it shown until the returned function is called. */
  stay: () => () => void
}

function showIn(
  element: HTMLElement,
  { remote, widget, home }: WidgetParts,
  onFailure: (error: unknown) => void,
): ShownWidget {
  // Its boundary reports what is caught.
  const root: Root = createRoot(element, { onCaughtError: () => undefined })
  let isShown = true
  const noteFault = (thrown: unknown) => {
    if (isShown) onFailure(home.failed(remote, widget, thrown))
    else home.left(remote, thrown)
  }
  const bounded = (content: ReactNode) => (
    <ErrorBoundary failure={() => null} onFailure={noteFault}>
      {content}
    </ErrorBoundary>
  )
  const leave = () => {
    if (isShown) return
    // In two steps: the boundary gets what the clean-ups throw while it is still there.
    flushSync(() => root.render(bounded(null)))
    root.unmount()
  }
  const wait = (
    <EndlessWait remote={remote} what="its widget">
      {null}
    </EndlessWait>
  )
  return {
    draw: (content) =>
      root.render(
        bounded(
          <StopEndlessRender remote={remote} place={element}>
            <Suspense fallback={wait}>
              <WithStyles styles={home.styles} remote={remote}>
                {home.frame(remote, content)}
              </WithStyles>
            </Suspense>
          </StopEndlessRender>,
        ),
      ),
    stay() {
      isShown = true
      return () => {
        isShown = false
        // React is still inside of the commit that removes the place; strict mode comes back.
        queueMicrotask(leave)
      }
    },
  }
}
