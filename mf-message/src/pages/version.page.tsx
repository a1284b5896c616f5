import { useBack } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui/subpages'
import { Versions } from '../features/versions/versions'
import { messagePaths } from '../paths'

/** 版本更新. */
export function VersionPage() {
  return (
    <Page title="版本更新" onBack={useBack(messagePaths.home())}>
      <Versions />
    </Page>
  )
}
