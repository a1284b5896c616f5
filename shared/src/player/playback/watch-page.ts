type PageEvents = {
  onHidden: () => void
  /** Also after a sleep of the phone; `hiddenMs` by the clock of the device. */
  onShown: (hiddenMs: number) => void
  onOnline: () => void
}

/** Reports that the page disappears and comes back, until `signal` aborts. */
export function watchPage({ onHidden, onShown, onOnline }: PageEvents, signal: AbortSignal): void {
  let hiddenAt = Date.now()
  const hide = () => {
    hiddenAt = Date.now()
    onHidden()
  }
  const show = () => onShown(Math.max(0, Date.now() - hiddenAt))
  const onVisibility = () => (document.hidden ? hide() : show())
  document.addEventListener('visibilitychange', onVisibility, { signal })
  document.addEventListener('resume', () => document.hidden || show(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && show(), { signal })
  addEventListener('online', onOnline, { signal })
}
