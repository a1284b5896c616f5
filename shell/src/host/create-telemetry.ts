type Values = Record<string, string | number>

export type Telemetry = {
  track: (event: string, values?: Values) => void
  report: (error: unknown, context?: Values) => void
}

/** Maximum of different faults that one page reports. */
const MAX_REPORTS = 20

/**
 * Analytics events and fault reports, sent as beacons, which outlive the page. Sends nothing unless
 * the server's configuration names an address.
 */
export function createTelemetry(analyticsUrl: string): Telemetry {
  const reported = new Set<string>()
  const send = (body: Values) => {
    if (analyticsUrl === '') return
    navigator.sendBeacon?.(
      analyticsUrl,
      JSON.stringify({ ...body, at: Date.now(), page: location.pathname }),
    )
  }
  return {
    track: (event, values = {}) => send({ ...values, event }),
    report: (error, context = {}) => {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      if (reported.has(message) || reported.size >= MAX_REPORTS) return
      reported.add(message)
      const stack = error instanceof Error ? (error.stack ?? '').slice(0, 2000) : ''
      send({ ...context, event: 'page.fault', message: message.slice(0, 500), stack })
    },
  }
}

/** Reports uncaught errors and unhandled rejections. */
export function reportUncaught({ report }: Telemetry, signal: AbortSignal): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal })
}
