import { paths } from '@saidian/shared/contracts/page'
import { useBack } from '@saidian/shared/router'
import { ErrorState } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { useAppResourceQuery } from '../../app.api'
import { Benefits } from '../../features/download/benefits'
import { DownloadCard } from '../../features/download/download-card'
import { DownloadCardSkeleton } from '../../features/download/download-card-skeleton'
import { GUIDES, InstallGuide, ownBrowser, useInstallPrompt } from '../../install'

/** 下载APP: the shortest way to install the app on this device. */
export function DownloadPage() {
  const goBack = useBack(paths.scores())
  const install = useInstallPrompt()
  const { data: app, isError, refetch } = useAppResourceQuery()
  return (
    <Page title="下载APP" onBack={goBack}>
      {app ? (
        <DownloadCard app={app} install={install} />
      ) : isError ? (
        <ErrorState text="加载失败，请稍后再试" onRetry={() => void refetch()} />
      ) : (
        <DownloadCardSkeleton />
      )}
      <InstallGuide guide={GUIDES[ownBrowser()]} />
      <Benefits />
    </Page>
  )
}
