import { MAX_MESSAGE, type SentBody } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { Button } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import type { MessageQuote, WaitingBody } from '../../../log'
import { useChat } from '../chat-context'
import css from './composer.module.css'
import { MayNotWrite, ModeSwitch, PanelSwitch, QuoteBar } from './composer-parts'
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

type Panel = 'emoji' | 'more' | null

type ComposerProps = {
  composed: ComposedText
  quote: MessageQuote | null
  onQuoteDone: () => void
  onSend: (body: WaitingBody) => void
}

/** Where the member writes: text with emoji and @, a voice, pictures and cards. */
export function Composer({ composed, quote, onQuoteDone, onSend }: ComposerProps) {
  const { conversation } = useChat()
  const [mode, setMode] = useState<'text' | 'voice'>('text')
  const [panel, setPanel] = useState<Panel>(null)
  const send = useSendText(composed, onSend)
  if (conversation && !conversation.mayWrite) return <MayNotWrite />
  const closePanel = () => setPanel(null)
  const switchMode = () => {
    closePanel()
    setMode(mode === 'voice' ? 'text' : 'voice')
  }
  const toggle = (next: Panel) => {
    setMode('text')
    setPanel(panel === next ? null : next)
    composed.field.current?.blur()
  }
  const hasText = mode === 'text' && composed.text.trim() !== ''
  return (
    <div className={css.composer}>
      {quote && <QuoteBar quote={quote} onDone={onQuoteDone} />}
      <form
        className={css.bar}
        aria-label="发消息"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {canRecord() && <ModeSwitch mode={mode} onSwitch={switchMode} />}
        {mode === 'voice' ? (
          <VoiceButton onRecorded={onSend} />
        ) : (
          <TextInput composed={composed} onSubmit={send} onFocus={closePanel} />
        )}
        <PanelSwitch
          icon="smile"
          label="表情"
          isOn={panel === 'emoji'}
          onSwitch={() => toggle('emoji')}
        />
        {hasText ? (
          <Button type="submit">发送</Button>
        ) : (
          <PanelSwitch
            icon="plus"
            label="更多"
            isOn={panel === 'more'}
            onSwitch={() => toggle('more')}
          />
        )}
      </form>
      <OpenPanel
        panel={panel}
        onEmoji={(emoji) => composed.insert(emoji)}
        onSend={onSend}
        onDone={closePanel}
      />
    </div>
  )
}

type OpenPanelProps = {
  panel: Panel
  onEmoji: (emoji: string) => void
  onSend: (body: WaitingBody) => void
  onDone: () => void
}

function OpenPanel({ panel, onEmoji, onSend, onDone }: OpenPanelProps) {
  if (panel === 'more') return <MorePanel onSend={onSend} onDone={onDone} />
  if (panel === null) return null
  return (
    <div className={css.panel}>
      <Suspense>
        <EmojiPanel onChoose={onEmoji} />
      </Suspense>
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
            insert(`${mention.name} `, { focus: true })
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
