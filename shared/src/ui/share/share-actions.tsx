import { type RefObject, useState } from 'react'
import { readThrown } from '../../lib/thrown'
import { Button } from '../button/button'
import { showToast } from '../toast/show-toast'
import { copyText } from './copy-text'
import css from './share-sheet.module.css'

type ShareActionsProps = {
  title: string
  url: string
  /** The drawn card while it is shown. */
  file: { file: File; url: string } | null
  /** Part of the open dialog. */
  within: RefObject<HTMLElement | null>
}

/** What can be done with the link and the card on this device. */
export function ShareActions({ title, url, file, within }: ShareActionsProps) {
  const [isShown, setShown] = useState(false)

  async function copy() {
    const isCopied = within.current !== null && (await copyText(url, within.current))
    if (isCopied) showToast({ text: '链接已复制', kind: 'success' })
    else setShown(true)
  }

  return (
    <>
      <div className={css.actions}>
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void shareBySystem(withFile({ title, url }, file?.file))}>
            分享给好友
          </Button>
        )}
        <Button look="tinted" onClick={() => void copy()}>
          复制链接
        </Button>
        {file && (
          <a className={css.save} href={file.url} download={file.file.name}>
            保存图片
          </a>
        )}
      </div>
      {isShown && (
        <label className={css.link}>
          请长按复制链接
          <input
            readOnly
            value={url}
            ref={(field) => field?.select()}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </>
  )
}

/** With the card where the system takes files. */
function withFile(data: ShareData, file: File | undefined): ShareData {
  const all = file ? { ...data, files: [file] } : data
  return file && navigator.canShare?.(all) ? all : data
}

/** Rejects if the user closes the sheet of the system, which is no failure. */
async function shareBySystem(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (failure) {
    if (readThrown(failure).name === 'AbortError') return
    showToast({ text: '分享失败，可复制链接', kind: 'fail' })
  }
}
