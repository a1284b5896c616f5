// Before React DOM, which looks for the hook once.
import './federation/loops/commit-hook'
import type { PageBoot } from '@saidian/shared/contracts/registry'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { createPage } from './create-page'
import {
  knownDigest,
  type Overrides,
  publishShellDigests,
  readBoot,
  readOverridden,
} from './federation'
import { freezePlatform } from './page/freeze-platform'
import { registerWorker } from './pwa/register-worker'
import { allowEmptying } from './trusted-types'

freezePlatform()
allowEmptying()
const boot = readBoot()
publishShellDigests(boot.shell.list)

// Who catches an error also reports it, by the name of the remote: React would print it once more.
const QUIET = process.env.NODE_ENV === 'production' ? { onCaughtError: () => undefined } : {}
const place =
  document.getElementById('root') ?? document.body.appendChild(document.createElement('div'))

function start(boot: PageBoot, overrides?: Overrides) {
  // Never aborted: the page lives until the browser closes it.
  const { app, ready } = createPage(boot, new AbortController().signal, overrides)
  // Layout and page render together: on a phone each render takes a tenth of a second. The skeleton
  // is visible until then.
  void ready.then(() =>
    createRoot(place, QUIET).render(
      <StrictMode>
        <App {...app} />
      </StrictMode>,
    ),
  )
}

const overridden = readOverridden(boot)
if (overridden) void overridden.then(({ boot, overrides }) => start(boot, overrides))
else start(boot)

if (process.env.NODE_ENV === 'production') registerWorker(boot, knownDigest)
if (boot.config.antiInspect) {
  void import('./page/anti-inspect').then(({ startAntiInspect }) =>
    startAntiInspect(new AbortController().signal),
  )
}
