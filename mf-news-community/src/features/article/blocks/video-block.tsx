import type { BlockOf } from '@saidian/shared/contracts/content'
import { Icon } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import css from '../article.module.css'

const ArticleVideo = lazy(async () => ({
  default: (await import(/* webpackChunkName: "article-video" */ './article-video')).ArticleVideo,
}))

/** A recorded broadcast; the player loads with the tap that starts it. */
export function VideoBlock({ block }: { block: BlockOf<'video'> }) {
  const { recordingId, title } = block
  const [isOpen, setOpen] = useState(false)
  const poster = (
    <button
      type="button"
      className={css.poster}
      aria-label={`播放${title}`}
      disabled={isOpen}
      onClick={() => setOpen(true)}
    >
      <Icon name="tv" size={24} />
      <span>{isOpen ? '加载中' : title}</span>
    </button>
  )
  return (
    <div className={`doc-video ${css.video}`}>
      {isOpen ? (
        <Suspense fallback={poster}>
          <ArticleVideo recordingId={recordingId} title={title} loading={poster} />
        </Suspense>
      ) : (
        poster
      )}
    </div>
  )
}
