const LOOP_MS = 4000

/** Blocks the developer-tools key and the context menu and breaks into an open debugger; only where the server's operator wants it. */
export function startAntiInspect(signal: AbortSignal): void {
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  window.addEventListener('keydown', blockToolsKey, { signal })
  const timer = setInterval(() => {
    // biome-ignore lint/suspicious/noDebugger: the loop of the specification is this statement
    debugger
  }, LOOP_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

function blockToolsKey(event: KeyboardEvent): void {
  const isTools =
    event.key === 'F12' || ((event.ctrlKey || event.metaKey) && event.shiftKey && /^[ijc]$/i.test(event.key))
  if (isTools) event.preventDefault()
}
