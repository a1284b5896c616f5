import { Icon } from '../icon/icon'
import css from './uploader.module.css'
import type { UploadItem } from './use-uploads'

export type UploadOverlayProps = {
  item: UploadItem<unknown>
  /** How a screen reader calls the picture. */
  name: string
  onRetry: () => void
  onRemove: () => void
}

/** What lies over the picture of an upload: its progress, a retry after a failure, its removal. */
export function UploadOverlay({ item, name, onRetry, onRemove }: UploadOverlayProps) {
  return (
    <>
      {item.state === 'sending' && <TileProgress name={name} progress={item.progress} />}
      {item.state === 'failed' && (
        <button
          type="button"
          className={css.retry}
          aria-label={`点击重试上传${name}`}
          onClick={onRetry}
        >
          <Icon name="refresh" size={20} />
          点击重试
        </button>
      )}
      <button type="button" className={css.remove} aria-label={`删除${name}`} onClick={onRemove}>
        <Icon name="close" size={20} />
      </button>
    </>
  )
}

function TileProgress({ name, progress }: { name: string; progress: number }) {
  return (
    <span className={css.sending}>
      <progress className={css.bar} aria-label={`${name}上传进度`} max={1} value={progress} />
    </span>
  )
}
