import { useHost } from '@saidian/shared/host'
import { Button, Icon } from '@saidian/shared/ui'
import { copyText } from '@saidian/shared/ui/share'
import { PictureInput } from '@saidian/shared/ui/uploader'
import { useRef, useState } from 'react'
import { readPicture } from './read-code'
import css from './scan.module.css'
import { scannedOf } from './scanned.rules'
import { type CameraState, useCamera } from './use-camera'

const TEXTS: Record<CameraState, string> = {
  starting: '正在打开相机…',
  on: '将二维码放入框内，即可自动扫描',
  denied: '没有相机权限，请在浏览器设置中允许，或从相册选择图片',
  absent: '这里不能使用相机，请从相册选择含二维码的图片',
}

/** 扫一扫: reads a QR code by the camera or from a picture. */
export function Scan() {
  const host = useHost()
  const [text, setText] = useState<string | null>(null)
  const take = (found: string) => {
    const scanned = scannedOf(found, window.location.origin)
    if (scanned.kind === 'page') host.navigate(scanned.path, { replace: true })
    else setText(scanned.text)
  }
  if (text !== null) return <ScannedText text={text} onAgain={() => setText(null)} />
  return <Finder onText={take} />
}

function Finder({ onText }: { onText: (text: string) => void }) {
  const host = useHost()
  const video = useRef<HTMLVideoElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const state = useCamera(video, onText)
  const isOff = state === 'denied' || state === 'absent'
  async function choose(file: File | undefined) {
    if (!file) return
    setReading(true)
    const text = await readPicture(file).catch(() => null)
    setReading(false)
    if (text === null) host.toast({ text: '没有在图片中找到二维码', kind: 'fail' })
    else onText(text)
  }
  return (
    <section className={css.scan} aria-label="扫一扫">
      <div className={css.view}>
        <video ref={video} className={css.video} muted playsInline aria-label="相机画面" />
        {state === 'on' && <span className={css.line} aria-hidden="true" />}
        {isOff && (
          <span className={css.off}>
            <Icon name="scan" size={24} />
          </span>
        )}
      </div>
      <p className={css.hint} role={isOff ? 'alert' : 'status'}>
        {TEXTS[state]}
      </p>
      <PictureInput ref={input} label="含二维码的图片" onChoose={([file]) => void choose(file)} />
      <Button look="tinted" disabled={isReading} onClick={() => input.current?.click()}>
        {isReading ? '正在识别…' : '从相册选择'}
      </Button>
    </section>
  )
}

/** The text of a code that is no page of the product: to read and copy, never to follow. */
function ScannedText({ text, onAgain }: { text: string; onAgain: () => void }) {
  const host = useHost()
  async function copy(within: HTMLElement) {
    const isCopied = await copyText(text, within)
    host.toast(isCopied ? { text: '已复制', kind: 'success' } : { text: '浏览器不允许复制' })
  }
  return (
    <section className={css.scan} aria-label="扫描结果">
      <p className={css.result}>{text}</p>
      <p className={css.hint} role="status">
        这不是赛点的二维码，请谨慎处理其中的链接
      </p>
      <Button look="tinted" onClick={({ currentTarget }) => void copy(currentTarget)}>
        复制内容
      </Button>
      <Button look="plain" onClick={onAgain}>
        继续扫描
      </Button>
    </section>
  )
}
