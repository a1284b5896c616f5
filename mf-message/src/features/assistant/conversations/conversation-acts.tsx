import { Icon } from '@saidian/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { useAssistant } from '../../../assistant/use-assistant'
import css from './acts.module.css'

const ConversationSheet = lazy(async () => ({
  default: (await import('./conversation-sheet')).ConversationSheet,
}))

/** In the head of the page: earlier conversations, and a new one. */
export function ConversationActs({ onNew }: { onNew: () => void }) {
  const { session, state } = useAssistant()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.act}
        aria-label="对话记录"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="list" size={20} />
      </button>
      <button
        type="button"
        className={css.act}
        aria-label="新对话"
        disabled={state.exchanges.length === 0 && state.status === 'ready'}
        onClick={() => {
          session.startNew()
          onNew()
        }}
      >
        <Icon name="plus" size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <ConversationSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
