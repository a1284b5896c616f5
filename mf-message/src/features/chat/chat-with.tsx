import { ErrorState } from '@saidian/shared/ui'
import { useCallback, useEffect } from 'react'
import { useMemberId, useOpenConversationMutation } from '../../conversations'
import css from './chat.module.css'
import { ChatHeader } from './chat-header'
import { ChatSkeleton } from './chat-skeleton'

type ChatWithProps = {
  memberId: string
  onOpened: (conversationId: string) => void
  onBack: () => void
}

/** Looks for the private conversation with a member, which is made when there is none. */
export function ChatWith({ memberId, onOpened, onBack }: ChatWithProps) {
  const reader = useMemberId()
  const [openWith, { data, error }] = useOpenConversationMutation()
  const open = useCallback(
    () => openWith({ memberId: reader, other: memberId }),
    [openWith, reader, memberId],
  )
  useEffect(() => void open(), [open])
  useEffect(() => {
    if (data) onOpened(data.id)
  }, [data])
  return (
    <div className={css.chat}>
      <ChatHeader
        conversation={null}
        isStale={false}
        typingUntil={0}
        onBack={onBack}
        onEndChoice={null}
      />
      <main className={css.body}>
        {error ? (
          <div className={css.centre}>
            <ErrorState text={error.message || '加载失败'} onRetry={open} />
          </div>
        ) : (
          <ChatSkeleton />
        )}
      </main>
    </div>
  )
}
