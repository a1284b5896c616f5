import type { RouteObject } from '@saidian/shared/router'
import { useDownloadDialog } from '../download/use-download-dialog'
import { PageBoundary } from '../errors/page-boundary'
import { PageStage } from '../errors/page-stage'
import { type Federation, OverrideBanner } from '../federation'
import { Layout } from '../layouts/layout'
import { OfflineBar } from '../offline/offline-bar'
import { SlowBar } from '../offline/slow-bar'
import { UpdateBar } from '../pwa/update-bar'
import { useCurrentPage } from '../routing/use-current-page'
import { useDocumentText } from './use-document-text'
import { usePageView } from './use-page-view'
import { useRouteMeta } from './use-route-meta'
import { useScrollPlace } from './use-scroll-place'

export type RootProps = { pages: RouteObject[]; overrides: Federation['overrides'] }

/** The current page in its layout, the bars above all pages, and the effects of each navigation. */
export function Root({ pages, overrides }: RootProps) {
  useDocumentText()
  useScrollPlace()
  useDownloadDialog()
  usePageView()
  const found = useRouteMeta()
  return (
    <>
      <OverrideBanner overrides={overrides} />
      <OfflineBar />
      <SlowBar />
      <Layout>
        <PageBoundary>
          <PageStage route={found?.route.path ?? ''} remote={found?.meta.name ?? 'shell'}>
            {useCurrentPage(pages)}
          </PageStage>
        </PageBoundary>
      </Layout>
      <UpdateBar />
    </>
  )
}
