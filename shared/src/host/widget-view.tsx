import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../ui/error-boundary/error-boundary'
import { useHost } from './host-context'

type Load<Values> = () => Promise<ComponentType<Values>>

export type WidgetViewProps<Values> = {
  /** Loads the widget; the same function gives the same widget. */
  load: Load<Values>
  /** Its props. */
  values: Values
  loading: ReactNode
  /** Stands in the place of the widget that could not be loaded or threw. */
  failure: (retry: () => void) => ReactNode
}

/** Loaded once: a widget that is opened again is shown at once. */
const widgets = new WeakMap<object, unknown>()

/**
 * A widget whose code loads when it is first shown: loading, failure with a retry, or the widget,
 * which shows its own empty state. What fails stays inside it, and the shell gets the error.
 */
export function WidgetView<Values extends object>({
  load,
  values,
  loading,
  failure,
}: WidgetViewProps<Values>) {
  const host = useHost()
  const [attempt, setAttempt] = useState(0)
  const Widget = widgetOf(load)
  const retry = () => {
    widgets.delete(load)
    setAttempt(attempt + 1)
  }
  return (
    <ErrorBoundary
      key={attempt}
      failure={() => failure(retry)}
      onFailure={(error) => host.report(error)}
    >
      <Suspense fallback={loading}>
        <Widget {...values} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Memoized: a page renders with every tick of its clock and every event. */
function widgetOf<Values>(load: Load<Values>): ComponentType<Values> {
  const widget = widgets.get(load) ?? memo(lazy(async () => ({ default: await load() })))
  widgets.set(load, widget)
  return widget as ComponentType<Values>
}
