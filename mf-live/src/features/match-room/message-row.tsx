import type { RoomMessage } from '@saidian/shared/contracts/rooms'
import { formatDate } from '@saidian/shared/lib'
import { Portrait } from '@saidian/shared/ui'
import { memo } from 'react'
import css from './match-room.module.css'

/** A message with its author. */
export const MessageRow = memo(function MessageRow({ message }: { message: RoomMessage }) {
  const { author, text, at } = message
  return (
    <article className={css.message}>
      <Portrait name={author.nickName} id={author.id} src={author.portrait} size={32} />
      <div className={css.body}>
        <p className={css.author}>
          <span className={css.name}>{author.nickName}</span>
          <span className={css.level}>Lv.{author.level}</span>
          <time className={css.time}>{formatDate(at * 1_000, 'hh:mm')}</time>
        </p>
        <p className={css.text}>{text}</p>
      </div>
    </article>
  )
})
