import { paths } from '@saidian/shared/contracts/page'
import type { PageBoot } from '@saidian/shared/contracts/registry'
import { createAppHistory } from '@saidian/shared/router'
import { savesData, showToast } from '@saidian/shared/ui'
import type { AppProps } from './app'
import { syncAppearance } from './appearance/appearance'
import {
  createFaultSource,
  createFederation,
  FIRST_PAGE_MS,
  isServerTextShown,
  type Overrides,
  readPageSet,
  SERVER_TEXT_MS,
  within,
} from './federation'
import { createHost } from './host/create-host'
import { createTelemetry } from './host/create-telemetry'
import { createFaultReport } from './host/faults/create-fault-report'
import { reportUncaught } from './host/faults/report-uncaught'
import { pageVersions } from './host/page-versions'
import { listenForSavedAt } from './offline/saved-at'
import { widgetFrame } from './page/widget-frame'
import { beginFirstPage } from './routing/begin-first-page'
import { defaultRouteOf, pagesOf } from './routing/pages'
import { createPrefetchPage } from './routing/prefetch-page'
import { createRouteTable } from './routing/route-table'
import { createSession } from './session/create-session'
import { endSessionOnNoToken, forgetMemberData } from './session/end-session'
import { goHomeOnBadRequest } from './session/go-home-on-bad-request'

export type CreatedPage = {
  app: AppProps
  /** Settles when the page should render: its first page has loaded, or the wait for it is over. */
  ready: Promise<void>
}

/** Creates the parts of the page without rendering. Everything ends when `signal` aborts. */
export function createPage(
  boot: PageBoot,
  signal: AbortSignal,
  overrides?: Overrides,
): CreatedPage {
  const { config } = boot
  const pageSet = readPageSet(boot, overrides)
  const { remotes } = pageSet
  const versions = pageVersions(boot, remotes)
  const { track } = createTelemetry(config.analyticsUrl)
  const sourceOf = createFaultSource(remotes)
  const report = createFaultReport({ track, remotes, sourceOf, versions })
  reportUncaught(report, signal)
  const { store, events, sockets } = createSession(config, signal)
  syncAppearance(store, signal)
  listenForSavedAt(signal)

  const history = createAppHistory()
  const navigate = (to: string, options?: { replace?: boolean }) =>
    options?.replace ? history.replace(to) : history.push(to)
  const host = createHost({ config, versions, store, sockets, report, track, navigate })
  const federation = createFederation({ boot, pageSet, host, frame: widgetFrame(store) })
  const pageAt = createRouteTable(boot.metas)

  const here = () => history.location.pathname
  endSessionOnNoToken({ store, events, toast: (text) => showToast({ text }) }, signal)
  forgetMemberData(store)
  // The home page itself is excluded, so that a rejected one does not redirect for ever.
  goHomeOnBadRequest(
    { events, navigate, here, homePaths: [paths.home(), defaultRouteOf(federation)] },
    signal,
  )

  const firstPage = beginFirstPage({ federation, found: pageAt(here()), store, here: here() })

  const warmUp = (path: string) => {
    if (savesData()) return
    const name = pageAt(path)?.meta.name
    if (name && federation.isPublished(name)) federation.load(name).catch(() => undefined)
  }
  const app = {
    store,
    host,
    history,
    shell: { config, pageAt, warmUp, prefetchPage: createPrefetchPage({ pageAt, federation }) },
    pages: pagesOf(federation, () => navigate(paths.home())),
    overrides: federation.overrides,
  }
  const limit = isServerTextShown() ? SERVER_TEXT_MS : FIRST_PAGE_MS
  return { app, ready: within(limit, firstPage) }
}
