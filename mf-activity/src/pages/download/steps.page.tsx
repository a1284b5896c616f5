import { useBack } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui/subpages'
import { type Browser, GUIDES, InstallGuide } from '../../install'
import { activityPaths } from '../../paths'

type StepsProps = { title: string; browsers: readonly Browser[] }

function Steps({ title, browsers }: StepsProps) {
  const goBack = useBack(activityPaths.download())
  return (
    <Page title={title} onBack={goBack}>
      {browsers.map((browser) => (
        <InstallGuide key={browser} guide={GUIDES[browser]} />
      ))}
    </Page>
  )
}

/** 安卓安装步骤. */
export function AndroidStepsPage() {
  return <Steps title="安卓安装步骤" browsers={['android', 'inApp']} />
}

/** iPhone安装步骤. */
export function IosStepsPage() {
  return <Steps title="iPhone安装步骤" browsers={['iosSafari', 'iosOther', 'inApp']} />
}

/** 添加到主屏幕: every browser. */
export function BrowserStepsPage() {
  const all = ['iosSafari', 'iosOther', 'android', 'inApp', 'desktop'] as const
  return <Steps title="添加到主屏幕" browsers={all} />
}
