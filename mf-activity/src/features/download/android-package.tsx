import type { AppResource } from '@saidian/shared/contracts/app'
import { Logo } from '@saidian/shared/ui'
import css from './download-card.module.css'
import { StoreLink } from './store-link'

/** The package of Android, or that the app needs none. */
export function AndroidPackage({ app: { appName, android } }: { app: AppResource }) {
  return (
    <section className={css.card} aria-label={appName}>
      <Logo className={css.logo} />
      <h2 className={css.name}>{appName} 安卓版</h2>
      {android ? (
        <StoreLink system="android" address={android} />
      ) : (
        <p className={css.hint}>无需安装包，按下面的步骤把{appName}添加到桌面即可</p>
      )}
    </section>
  )
}
