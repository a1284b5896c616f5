import { classNames } from '@saidian/shared/ui'
import { useChat } from '../chat-context'
import type { ChatItem } from '../history/items.rules'
import { CardView } from './card-view'
import { MessageText } from './message-text'
import { PictureView, WaitingPicture } from './picture-view'
import css from './row.module.css'
import { VoiceView, WaitingVoice } from './voice-view'

/** What a message says: a text in a bubble, a picture, a voice or a card. */
export function BodyView({ item }: { item: ChatItem }) {
  const { memberId } = useChat()
  const isOwn = item.senderId === memberId
  const bubble = classNames(css.bubble, isOwn && css.ownBubble)
  const body = item.kind === 'entry' ? item.entry.body : item.item.body
  switch (body.kind) {
    case 'text':
      return (
        <div className={bubble}>
          <MessageText text={body.text} />
        </div>
      )
    case 'card':
      return <CardView card={body.card} />
    case 'voice':
      return <VoiceView className={bubble} fileKey={body.key} ms={body.ms} />
    case 'voice-file':
      return <WaitingVoice className={bubble} file={body.file} ms={body.ms} />
    case 'picture-file':
      return <WaitingPicture {...body} />
    case 'picture':
      if (!('picture' in body) || item.kind !== 'entry') return <span className={bubble}>图片</span>
      return <PictureView picture={body.picture} entry={item.entry} />
    default:
      return null
  }
}
