import { useEffect } from 'react'
import type { Upload } from '../../api'
import { Button } from '../button/button'
import { PictureInput } from './picture-input'
import { PictureTiles } from './picture-tiles'
import { SinglePicture } from './single-picture'
import { UploadOverlay } from './upload-overlay'
import { useUploads } from './use-uploads'

const DATA =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const ignore = () => undefined

function onePixel(): File {
  const bytes = Uint8Array.from(atob(DATA), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'picture.png', { type: 'image/png' })
}

/** Tiles with one picture, sent by `upload` once the example is shown. */
function Tiles({ upload, isChosen = true }: { upload: Upload<string>; isChosen?: boolean }) {
  const { items, add, retry, remove } = useUploads<string>({
    upload,
    maxBytes: 1_000_000,
    onProblem: ignore,
    onReplies: ignore,
  })
  useEffect(() => {
    if (isChosen) void add(onePixel())
  }, [add, isChosen])
  return (
    <PictureTiles
      items={items}
      max={3}
      onAdd={(file) => void add(file)}
      onRetry={retry}
      onRemove={remove}
    />
  )
}

export function NothingChosen() {
  return <Tiles upload={async () => 'key'} isChosen={false} />
}

export function Uploading() {
  return (
    <Tiles
      upload={(_, { onProgress }) => {
        onProgress?.(0.4)
        return new Promise<never>(() => undefined)
      }}
    />
  )
}

export function Uploaded() {
  return <Tiles upload={async () => 'key'} />
}

export function Failed() {
  return <Tiles upload={() => Promise.reject(new Error('no network'))} />
}

export function OnePictureByAButton() {
  return (
    <SinglePicture<string>
      label="头像"
      cropTitle="裁剪头像"
      maxBytes={1_000_000}
      upload={async () => 'key'}
      onProblem={ignore}
      onDone={ignore}
    >
      {({ choose }) => <Button onClick={choose}>更换头像</Button>}
    </SinglePicture>
  )
}

export function InputWithItsLabel() {
  return (
    <label htmlFor="attachment">
      选择图片
      <PictureInput id="attachment" onChoose={ignore} />
    </label>
  )
}

/** A picture of another layout, such as one that can be moved, after its upload failed. */
export function OverlayAlone() {
  const item = { id: 1, preview: `data:image/png;base64,${DATA}`, state: 'failed' as const }
  return (
    <span style={{ position: 'relative', display: 'block', width: '2rem', height: '2rem' }}>
      <img src={item.preview} alt="第 1 张图片" width="100%" height="100%" />
      <UploadOverlay
        item={{ ...item, progress: 0, file: null }}
        name="第 1 张图片"
        onRetry={ignore}
        onRemove={ignore}
      />
    </span>
  )
}
