import { MAX_MESSAGE, type SentBody } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { Button, Icon } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import type { MessageQuote, WaitingBody } from '../../../log'
import { useChat } from '../chat-context'
import css from './composer.module.css'
import { MentionSheet } from './mention-sheet'
import { mentionsIn, typesMention } from './mentions.rules'
import { MorePanel } from './more-panel'
import { canRecord } from './record-voice'
import { useAutoHeight } from './use-auto-height'
import type { ComposedText } from './use-text'
import { useTypingSignal } from './use-typing-signal'
import { VoiceButton } from './voice-button'

const EmojiPanel = lazy(async () => ({
  default: (await import('@saidian/shared/comments')).EmojiPanel,
}))

type ComposerProps = {
  composed: ComposedText
  quote: MessageQuote | null
  onQuoteDone: () => void
  onSend: (body: WaitingBody) => void
}

/** Where the member writes: text with emoji and @, a voice, pictures and cards. */
export function Composer({ composed, quote, onQuoteDone, onSend }: ComposerProps) {
  const { conversation, nameOf } = useChat()
  const [mode, setMode] = useState<'text' | 'voice'>('text')
  const [panel, setPanel] = useState<'emoji' | 'more' | null>(null)
  const toggle = (next: 'emoji' | 'more') => {
    setMode('text')
    setPanel((shown) => (shown === next ? null : next))
    composed.field.current?.blur()
  }
  const hasText = composed.text.trim() !== ''
  const send = useSendText(composed, onSend)
  if (conversation && !conversation.mayWrite) return <MayNotWrite />
  return (
    <div className={css.composer}>
      {quote && (
        <p className={css.quote}>
          <span className={css.quoted}>
            回复 {nameOf(quote.senderId)}：{quote.excerpt}
          </span>
          <button type="button" className={css.tool} aria-label="取消回复" onClick={onQuoteDone}>
            <Icon name="close" size={14} />
          </button>
        </p>
      )}
      <form
        className={css.bar}
        aria-label="发消息"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {canRecord() && (
          <button
            type="button"
            className={css.tool}
            aria-label={mode === 'voice' ? '切换到键盘' : '切换到语音'}
            onClick={() => {
              setPanel(null)
              setMode(mode === 'voice' ? 'text' : 'voice')
            }}
          >
            {mode === 'voice' ? <KeyboardDrawing /> : <MicrophoneDrawing />}
          </button>
        )}
        {mode === 'voice' ? (
          <VoiceButton onRecorded={onSend} />
        ) : (
          <TextInput composed={composed} onSubmit={send} onFocus={() => setPanel(null)} />
        )}
        <button
          type="button"
          className={css.tool}
          aria-label="表情"
          aria-expanded={panel === 'emoji'}
          onClick={() => toggle('emoji')}
        >
          <Icon name="smile" size={24} />
        </button>
        {hasText && mode === 'text' ? (
          <Button type="submit">发送</Button>
        ) : (
          <button
            type="button"
            className={css.tool}
            aria-label="更多"
            aria-expanded={panel === 'more'}
            onClick={() => toggle('more')}
          >
            <Icon name="plus" size={24} />
          </button>
        )}
      </form>
      {panel === 'emoji' && (
        <div className={css.panel}>
          <Suspense>
            <EmojiPanel onChoose={composed.insert} />
          </Suspense>
        </div>
      )}
      {panel === 'more' && <MorePanel onSend={onSend} onDone={() => setPanel(null)} />}
    </div>
  )
}

function useSendText(composed: ComposedText, onSend: (body: SentBody) => void): () => void {
  const host = useHost()
  const { text, chosen, clear, field } = composed
  return () => {
    const value = text.trim()
    if (value === '') return
    if ([...value].length > MAX_MESSAGE) {
      host.toast({ text: `一条消息最多 ${MAX_MESSAGE} 个字` })
      return
    }
    onSend({ kind: 'text', text: value, ...mentionsIn(value, chosen) })
    clear()
    field.current?.focus()
  }
}

type TextInputProps = { composed: ComposedText; onSubmit: () => void; onFocus: () => void }

function TextInput({ composed, onSubmit, onFocus }: TextInputProps) {
  const { log, conversation } = useChat()
  const { field, text, change, insert, choose } = composed
  const [isMentioning, setMentioning] = useState(false)
  const isGroup = conversation?.kind === 'group'
  const signalTyping = useTypingSignal(log.id, conversation?.kind === 'private')
  useAutoHeight(field, text)
  return (
    <>
      <textarea
        ref={field}
        className={css.field}
        rows={1}
        aria-label="消息"
        placeholder="发消息"
        enterKeyHint="send"
        value={text}
        onFocus={onFocus}
        onChange={({ target: { value, selectionStart } }) => {
          change(value)
          if (value !== '') signalTyping()
          if (isGroup && typesMention(text, value, selectionStart)) setMentioning(true)
        }}
        onKeyDown={(event) => {
          // An input method uses Enter to accept what it suggests.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onSubmit()
        }}
      />
      {isMentioning && (
        <MentionSheet
          onChoose={(mention) => {
            choose(mention)
            setMentioning(false)
            insert(`${mention.name} `)
          }}
          onClose={() => {
            setMentioning(false)
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}

function MayNotWrite() {
  const { conversation } = useChat()
  const { group, kind } = conversation ?? {}
  const text = group?.isDissolved
    ? '该群聊已解散'
    : kind === 'group'
      ? '你暂时不能在这个群聊中发言'
      : '你暂时不能给对方发消息'
  return <p className={css.closed}>{text}</p>
}

function MicrophoneDrawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 16 16" aria-hidden="true">
      <rect x="5.8" y="1.6" width="4.4" height="8" rx="2.2" />
      <path d="M3.2 7.4a4.8 4.8 0 0 0 9.6 0M8 12.2v2.2" />
    </svg>
  )
}

function KeyboardDrawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 16 16" aria-hidden="true">
      <rect x="1.6" y="3.6" width="12.8" height="8.8" rx="1.6" />
      <path d="M4.2 6.4h.01M6.7 6.4h.01M9.3 6.4h.01M11.8 6.4h.01M5.2 9.8h5.6" />
    </svg>
  )
}
