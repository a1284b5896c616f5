import { BANNER_TEXT } from '@saidian/shared/contracts/page'
import { isInstalledApp } from '@saidian/shared/host'
import { beijingDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { readStored, writeStored } from '@saidian/shared/store'
import { Icon, Logo } from '@saidian/shared/ui'
import { useState } from 'react'
import { isBannerShown } from './download.rules'
import css from './download-banner.module.css'

const HIDDEN_ON_KEY = 'downloadHiddenOn'

const shownNow = () =>
  isBannerShown({
    isStandalone: isInstalledApp(),
    hiddenOn: readStored(HIDDEN_ON_KEY) as string | null,
    now: Date.now(),
  })

/** Offers the app above the page; × hides it for the rest of the day. */
export function DownloadBanner() {
  const [isShown, setIsShown] = useState(shownNow)
  if (!isShown) return null
  const hideForToday = () => {
    writeStored(HIDDEN_ON_KEY, beijingDate(Date.now()))
    setIsShown(false)
  }
  return (
    <aside className={css.banner} aria-label="下载APP">
      <button className={css.close} type="button" aria-label="今天不再显示" onClick={hideForToday}>
        <Icon name="close" size={12} />
      </button>
      <Link className={css.link} to="/download">
        <Logo className={css.logo} />
        <span className={css.texts}>
          <strong className={css.name}>{BANNER_TEXT.name}</strong>
          <span className={css.slogan}>{BANNER_TEXT.slogan}</span>
        </span>
        <span className={css.button}>立即下载</span>
      </Link>
    </aside>
  )
}
