import type { Picture } from '@saidian/shared/contracts/content'
import type { Entry } from '@saidian/shared/contracts/messaging'
import { useEffect, useState } from 'react'
import { useChat } from '../chat-context'
import { pictureBox } from './picture-box.rules'
import css from './row.module.css'

/** A picture in the history; its place is reserved before it loads. A tap shows it whole. */
export function PictureView({ picture, entry }: { picture: Picture; entry: Entry }) {
  const { acts, nameOf } = useChat()
  return (
    <button
      type="button"
      className={css.picture}
      style={pictureBox(picture)}
      aria-label={`${nameOf(entry.senderId)}发的图片`}
      onClick={() => acts.openPicture(entry)}
    >
      <img src={picture.small} alt="" loading="lazy" decoding="async" draggable={false} />
    </button>
  )
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
