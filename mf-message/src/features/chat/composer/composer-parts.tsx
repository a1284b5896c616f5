import { Icon, type IconName } from '@saidian/shared/ui'
import type { MessageQuote } from '../../../log'
import { useChat } from '../chat-context'
import css from './composer.module.css'

/** The message that the next one answers. */
export function QuoteBar({ quote, onDone }: { quote: MessageQuote; onDone: () => void }) {
  const { nameOf } = useChat()
  return (
    <p className={css.quote}>
      <span className={css.quoted}>
        回复 {nameOf(quote.senderId)}：{quote.excerpt}
      </span>
      <button type="button" className={css.tool} aria-label="取消回复" onClick={onDone}>
        <Icon name="close" size={14} />
      </button>
    </p>
  )
}

/** From the keyboard to the voice and back. */
export function ModeSwitch({ mode, onSwitch }: { mode: 'text' | 'voice'; onSwitch: () => void }) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={mode === 'voice' ? '切换到键盘' : '切换到语音'}
      onClick={onSwitch}
    >
      {mode === 'voice' ? <KeyboardDrawing /> : <MicrophoneDrawing />}
    </button>
  )
}

type PanelSwitchProps = { icon: IconName; label: string; isOn: boolean; onSwitch: () => void }

/** Opens or closes a panel below the field. */
export function PanelSwitch({ icon, label, isOn, onSwitch }: PanelSwitchProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-expanded={isOn}
      onClick={onSwitch}
    >
      <Icon name={icon} size={24} />
    </button>
  )
}

/** Why there is no field. */
export function MayNotWrite() {
  const { conversation } = useChat()
  const { group, kind } = conversation ?? {}
  const text = group?.isDissolved
    ? '该群聊已解散'
    : kind === 'group'
      ? '你暂时不能在这个群聊中发言'
      : '你暂时不能给对方发消息'
  return <p className={css.closed}>{text}</p>
}

export function MicrophoneDrawing() {
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
