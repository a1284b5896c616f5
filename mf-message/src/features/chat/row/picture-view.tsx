import type { Picture } from '@saidian/shared/contracts/content'
import type { Entry } from '@saidian/shared/contracts/messaging'
import { Icon } from '@saidian/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { useChat } from '../chat-context'
import { pictureBox } from './picture-box.rules'
import css from './row.module.css'

/** A picture in the history; its place is reserved before it loads. A tap shows it whole. */
export function PictureView({ picture, entry }: { picture: Picture; entry: Entry }) {
  const { acts, nameOf } = useChat()
  const { hasFailed, tries, fail, retry } = useRetriedLoad()
  const name = `${nameOf(entry.senderId)}发的图片`
  return (
    <button
      type="button"
      className={css.picture}
      style={pictureBox(picture)}
      aria-label={hasFailed ? `${name}，加载失败，点击重试` : name}
      onClick={() => (hasFailed ? retry() : acts.openPicture(entry))}
    >
      {hasFailed ? (
        <span className={css.lost}>
          <Icon name="picture" size={24} />
          点击重试
        </span>
      ) : (
        <img
          key={tries}
          src={picture.small}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={fail}
        />
      )}
    </button>
  )
}

/** A file that did not load is tried again by a tap, and when the network is back. */
function useRetriedLoad() {
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => {
    setFailed(false)
    setTries((count) => count + 1)
  }, [])
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])
  return { hasFailed, tries, fail: () => setFailed(true), retry }
}

type WaitingPictureProps = { file: Blob; width: number; height: number }

/** A picture of this device that is on its way. */
export function WaitingPicture({ file, width, height }: WaitingPictureProps) {
  const src = useFileAddress(file)
  return (
    <span className={css.picture} style={pictureBox({ width, height })}>
      {src && <img src={src} alt="图片" draggable={false} />}
    </span>
  )
}

function useFileAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
