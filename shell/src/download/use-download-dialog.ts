import { isInstalledApp, useHost } from '@saidian/shared/host'
import { beijingDate } from '@saidian/shared/lib'
import { readStored, writeStored } from '@saidian/shared/store'
import { useEffect } from 'react'
import { useRouteMeta } from '../page/use-route-meta'
import { mayAskToDownload } from './download.rules'

const ASKED_ON_KEY = 'downloadAskedOn'
/** Time on one page before the dialog opens. */
const ASK_AFTER_MS = 20_000

/** Asks once a day whether to install the app, after 20 s on one page. */
export function useDownloadDialog(): void {
  const host = useHost()
  const page = useRouteMeta()
  useEffect(() => {
    const ask = async () => {
      const askedOn = readStored(ASKED_ON_KEY) as string | null
      if (!mayAskToDownload({ isStandalone: isInstalledApp(), askedOn, now: Date.now(), page }))
        return
      writeStored(ASKED_ON_KEY, beijingDate(Date.now()))
      const wanted = await host.dialog({
        title: '下载APP，体验完整功能',
        confirm: '立即下载',
        cancel: '稍后再说',
      })
      if (wanted) host.navigate('/download')
    }
    const timer = setTimeout(ask, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [host, page])
}
