import type { PageBoot } from '@saidian/shared/contracts'
import { paths } from '@saidian/shared/contracts'
import { createBrowserRouter, matchRoutes } from '@saidian/shared/router'
import { showToast } from '@saidian/shared/ui'
import type { AppProps } from './app'
import { keepAppearance } from './appearance/appearance'
import { createFederation } from './federation'
import { createHost } from './host/create-host'
import { createTelemetry, reportUncaught } from './host/create-telemetry'
import type { RouteMeta } from './page/use-route-meta'
import { buildRoutes, HOME_TARGET } from './routing/build-routes'
import { createSession } from './session/create-session'
import { endSessionOnNoToken, forgetMemberData } from './session/end-session'
import { goHomeOnBadRequest } from './session/go-home-on-bad-request'

/** Puts the parts of the page together; nothing is shown yet. Everything ends when `signal` aborts. */
export function createPage(boot: PageBoot, signal: AbortSignal): AppProps {
  const { config } = boot
  const telemetry = createTelemetry(config.analyticsUrl)
  reportUncaught(telemetry, signal)
  const { store, events, sockets } = createSession(config, signal)
  keepAppearance(store, signal)

  const navigate = (to: string, options?: { replace?: boolean }) => void router.navigate(to, options)
  const host = createHost({ store, sockets, telemetry, navigate })
  const federation = createFederation({ boot, host })
  const goHome = () => navigate(paths.home())
  const routes = buildRoutes({ federation, goHome, report: telemetry.report })
  const router = createBrowserRouter(routes)
  signal.addEventListener('abort', () => router.dispose())

  const here = () => router.state.location.pathname
  endSessionOnNoToken({ store, events, toast: (text) => showToast({ text }) }, signal)
  forgetMemberData(store)
  goHomeOnBadRequest({ events, navigate, here, homePaths: [paths.home(), HOME_TARGET] }, signal)

  const warmUp = (path: string) => {
    const page = matchRoutes(routes, path)?.at(-1)?.route.handle as RouteMeta | undefined
    if (page && federation.isPublished(page.meta.name)) federation.prefetch(page.meta.name)
  }
  return { store, host, router, shell: { config, warmUp } }
}
