import { useState } from 'react'
import { ErrorState, Segmented, Skeleton } from '../../ui'
import { useCommentEmojisQuery } from '../data/lists.api'
import css from './comment-composer.module.css'

export type EmojiPanelProps = { onChoose: (emoji: string) => void }

/** Emoji to choose from, by group. */
export function EmojiPanel({ onChoose }: EmojiPanelProps) {
  const { data, error, refetch } = useCommentEmojisQuery()
  const [chosen, setChosen] = useState<string | null>(null)
  if (error && !data) return <ErrorState text="表情加载失败" onRetry={refetch} />
  if (!data)
    return (
      <div className={css.emojis} role="status" aria-label="加载中">
        <Skeleton width={8} />
        <Skeleton width={6} />
      </div>
    )
  const group = data.groups.find(({ name }) => name === chosen) ?? data.groups[0]
  if (!group) return null
  return (
    <div className={css.emojis}>
      <Segmented
        look="pill"
        label="表情分组"
        items={data.groups.map(({ name }) => ({ key: name, text: name }))}
        value={group.name}
        onChoose={setChosen}
      />
      <div className={css.grid}>
        {group.emojis.map(({ text, name }) => (
          <button
            key={text}
            type="button"
            className={css.emoji}
            aria-label={name}
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}
