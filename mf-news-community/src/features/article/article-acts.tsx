import type { Article } from '@saidian/shared/contracts/news'
import { useAsMember, useHost } from '@saidian/shared/host'
import { Icon } from '@saidian/shared/ui'
import { useState } from 'react'
import { useLikeArticleMutation } from '../../articles/article.api'
import { FavouriteButton } from '../../favourites/favourite-button'
import css from './article-acts.module.css'
import { ShareArticle } from './share-article'

type ArticleActsProps = { article: Article; hidesResult: boolean }

/** 点赞, 收藏 and 分享 of an article, at the bottom of the screen. */
export function ArticleActs({ article, hidesResult }: ArticleActsProps) {
  const { id, title, likes, isLiked } = article
  const toggleLike = useLike(article)
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <button
        type="button"
        className={isLiked ? css.liked : css.act}
        aria-label={`点赞，${likes}人`}
        aria-pressed={isLiked}
        onClick={toggleLike}
      >
        <Icon name={isLiked ? 'heartFilled' : 'heart'} size={20} />
        <span className={css.count}>{likes > 0 ? likes : '赞'}</span>
      </button>
      <FavouriteButton
        page={{ kind: 'news', id, title }}
        look={{ marked: css.kept, plain: css.act }}
      />
      <button type="button" className={css.act} aria-label="分享" onClick={() => setSharing(true)}>
        <Icon name="share" size={20} />
      </button>
      {isSharing && (
        <ShareArticle
          article={article}
          hidesResult={hidesResult}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}

/** Likes at once, and takes it back with a message if the server refuses. */
function useLike({ id, isLiked }: Article): () => void {
  const host = useHost()
  const asMember = useAsMember()
  const [like] = useLikeArticleMutation()
  async function send(): Promise<void> {
    const { error } = await like({ id, isOn: !isLiked })
    if (!error) return
    const { message } = error as { message?: string }
    host.toast({ text: message || '没有成功，请稍后再试', kind: 'fail' })
  }
  return () => asMember(() => void send())
}
