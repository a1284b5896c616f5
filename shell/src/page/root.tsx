import { Outlet } from '@saidian/shared/router'
import { useDownloadDialog } from '../download/use-download-dialog'
import { OverrideBanner } from '../federation'
import { OfflineBar } from '../offline/offline-bar'
import { UpdateBar } from '../pwa/update-bar'
import { useDocumentWords } from './use-document-words'
import { usePageView } from './use-page-view'
import { useScrollPlace } from './use-scroll-place'

type RootProps = { overrides: Parameters<typeof OverrideBanner>[0]['overrides'] }

/** What stands over every page and watches every navigation. */
export function Root({ overrides }: RootProps) {
  useDocumentWords()
  useScrollPlace()
  useDownloadDialog()
  usePageView()
  return (
    <>
      <OverrideBanner overrides={overrides} />
      <OfflineBar />
      <Outlet />
      <UpdateBar />
    </>
  )
}
