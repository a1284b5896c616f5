import { useBack } from '@saidian/shared/router'
import { ErrorState } from '@saidian/shared/ui'
import { Page } from '@saidian/shared/ui/subpages'
import { useAppResourceQuery } from '../../app.api'
import { AndroidPackage } from '../../features/download/android-package'
import { DownloadCardSkeleton } from '../../features/download/download-card-skeleton'
import { GUIDES, InstallGuide } from '../../install'
import { activityPaths } from '../../paths'

/** 安卓版下载: the package, where there is one, and the home screen. */
export function AndroidPage() {
  const goBack = useBack(activityPaths.download())
  const { data: app, isError, refetch } = useAppResourceQuery()
  return (
    <Page title="安卓版下载" onBack={goBack}>
      {app ? (
        <AndroidPackage app={app} />
      ) : isError ? (
        <ErrorState text="加载失败，请稍后再试" onRetry={() => void refetch()} />
      ) : (
        <DownloadCardSkeleton />
      )}
      <InstallGuide guide={GUIDES.android} />
    </Page>
  )
}
