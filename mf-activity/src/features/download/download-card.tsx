import type { AppResource } from '@saidian/shared/contracts/app'
import { BANNER_TEXT, paths } from '@saidian/shared/contracts/page'
import { isInstalledApp, useHost } from '@saidian/shared/host'
import { Button, Logo } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import { ownSystem, type System } from '../../install'
import { activityPaths } from '../../paths'
import css from './download-card.module.css'
import { StoreLink } from './store-link'

const QrCode = lazy(async () => ({
  default: (await import('@saidian/shared/ui/share')).QrCode,
}))

const STEPS: Record<System, () => string> = {
  ios: activityPaths.iosSteps,
  android: activityPaths.androidSteps,
  desktop: activityPaths.browserSteps,
}

type DownloadCardProps = {
  app: AppResource
  /** Null where the browser cannot be asked to install the page. */
  install: (() => void) | null
}

/** Name of the app and the shortest way to install it on this device. */
export function DownloadCard({ app, install }: DownloadCardProps) {
  const system = ownSystem()
  return (
    <section className={css.card} aria-label={app.appName}>
      <Logo className={css.logo} />
      <h2 className={css.name}>{app.appName}</h2>
      <p className={css.slogan}>{BANNER_TEXT.slogan}</p>
      <Action app={app} system={system} install={install} />
      {system === 'desktop' && (
        <div className={css.scan}>
          <Suspense fallback={<div className={css.code} />}>
            <div className={css.code}>
              <QrCode text={`${app.appHost}${activityPaths.download()}`} label="下载页的二维码" />
            </div>
          </Suspense>
          <p className={css.hint}>用手机扫一扫，在手机上安装</p>
        </div>
      )}
    </section>
  )
}

function Action({ app, system, install }: DownloadCardProps & { system: System }) {
  const host = useHost()
  if (isInstalledApp())
    return (
      <>
        <p className={css.hint}>你正在使用已安装的应用</p>
        <Button onClick={() => host.navigate(paths.scores())}>去看比分</Button>
      </>
    )
  const store = system === 'ios' ? app.ios : system === 'android' ? app.android : null
  if (store) return <StoreLink system={system} address={store} />
  if (install) return <Button onClick={install}>安装到桌面</Button>
  return <Button onClick={() => host.navigate(STEPS[system]())}>添加到主屏幕</Button>
}
