import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { useBack, useSearchParams } from '@saidian/shared/router'
import { EmptyState } from '@saidian/shared/ui'
import { Chat } from '../features/chat/chat'
import { ChatWith } from '../features/chat/chat-with'
import { messagePaths } from '../paths'

const ID = /^[1-9]\d{0,17}$/

/** 聊天: a conversation by its id, or the one with a member. */
export function ChatPage() {
  const host = useHost()
  const [query] = useSearchParams()
  const back = useBack(messagePaths.home())
  const [id, memberId] = [query.get('id') ?? '', query.get('with') ?? '']
  const seq = Number(query.get('seq') ?? Number.NaN)
  if (ID.test(id)) {
    const at = Number.isSafeInteger(seq) && seq > 0 ? seq : null
    return <Chat key={id} conversationId={id} seq={at} onBack={back} />
  }
  if (/^\d{1,18}$/.test(memberId)) {
    const open = (found: string) => host.navigate(paths.conversation(found), { replace: true })
    return <ChatWith memberId={memberId} onOpened={open} onBack={back} />
  }
  const action = { label: '回到消息', onChoose: () => host.navigate(paths.messages()) }
  return <EmptyState text="会话不存在或已删除" action={action} />
}
