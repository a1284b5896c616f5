// Before React DOM, which looks for the hook once.
import './federation/loops/commit-hook'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { createPage } from './create-page'
import { fileDigests, readBoot } from './federation'
import { registerWorker } from './pwa/register-worker'
import { allowEmptying } from './trusted-types'

allowEmptying()
const boot = readBoot()
// Never aborted: the page lives until the browser closes it.
const { app, ready } = createPage(boot, new AbortController().signal)

// Who catches an error also reports it, by the name of the remote: React would print it once more.
const QUIET = process.env.NODE_ENV === 'production' ? { onCaughtError: () => undefined } : {}
const place =
  document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))
// Layout and page render together: on a phone each render takes a tenth of a second. The skeleton
// is visible until then.
ready.then(() =>
  createRoot(place, QUIET).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  ),
)

if (process.env.NODE_ENV === 'production') registerWorker(fileDigests(boot))
if (boot.config.antiInspect) {
  void import('./page/anti-inspect').then(({ startAntiInspect }) =>
    startAntiInspect(new AbortController().signal),
  )
}
