import type { RouteObject } from '@saidian/shared/router'
import { useDownloadDialog } from '../download/use-download-dialog'
import { PageBoundary } from '../errors/page-boundary'
import { type Federation, OverrideBanner } from '../federation'
import { Layout } from '../layouts/layout'
import { OfflineBar } from '../offline/offline-bar'
import { UpdateBar } from '../pwa/update-bar'
import { useCurrentPage } from '../routing/use-current-page'
import { useDocumentText } from './use-document-text'
import { usePageView } from './use-page-view'
import { useScrollPlace } from './use-scroll-place'

export type RootProps = { pages: RouteObject[]; overrides: Federation['overrides'] }

/** The current page in its layout, the bars above all pages, and the effects of each navigation. */
export function Root({ pages, overrides }: RootProps) {
  useDocumentText()
  useScrollPlace()
  useDownloadDialog()
  usePageView()
  return (
    <>
      <OverrideBanner overrides={overrides} />
      <OfflineBar />
      <Layout>
        <PageBoundary>{useCurrentPage(pages)}</PageBoundary>
      </Layout>
      <UpdateBar />
    </>
  )
}
