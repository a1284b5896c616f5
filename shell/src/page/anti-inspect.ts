import { workerUrl } from '../trusted-types'

/**
 * Source of a worker: minifiers remove `debugger` from ordinary code, and the page's policy forbids
 * `eval`.
 */
const LOOP = 'setInterval(function () { debugger }, 4000)'

/**
 * Blocks developer-tools keys and the context menu and stops in an open debugger. Enabled by the
 * server's configuration.
 */
export function startAntiInspect(signal: AbortSignal): void {
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  window.addEventListener('keydown', blockToolsKey, { signal })
  const source = URL.createObjectURL(new Blob([LOOP], { type: 'text/javascript' }))
  const loop = new Worker(workerUrl(source))
  signal.addEventListener('abort', () => {
    loop.terminate()
    URL.revokeObjectURL(source)
  })
}

function blockToolsKey(event: KeyboardEvent): void {
  const isTools =
    event.key === 'F12' ||
    ((event.ctrlKey || event.metaKey) && event.shiftKey && /^[ijc]$/i.test(event.key))
  if (isTools) event.preventDefault()
}
