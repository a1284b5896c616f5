import type { Host } from '@saidian/shared/host'

/** Reports errors of event handlers and timers, and promises whose rejection no code handles. */
export function reportUncaught(report: Host['report'], signal: AbortSignal): void {
  window.addEventListener(
    'error',
    ({ error, message, filename }) =>
      report(error ?? message, { kind: 'uncaught', file: filename }),
    { signal },
  )
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => report(reason, { kind: 'uncaught' }),
    { signal },
  )
}
