export type Values = Record<string, string | number>

export type Telemetry = {
  /** Counts an event; see `Host.track`. */
  track: (event: string, values?: Values) => void
}

/**
 * Analytics events, sent as beacons, which outlive the page. Sends nothing unless the server's
 * configuration names an address.
 */
export function createTelemetry(analyticsUrl: string): Telemetry {
  return {
    track(event, values = {}) {
      if (analyticsUrl === '') return
      const body = { ...values, event, at: Date.now(), page: location.pathname }
      navigator.sendBeacon?.(analyticsUrl, JSON.stringify(body))
    },
  }
}
