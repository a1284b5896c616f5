import type { Conversation } from '@saidian/shared/contracts/messaging'
import { paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { EmptyState, ErrorState, Icon } from '@saidian/shared/ui'
import { Switch } from '@saidian/shared/ui/controls'
import { lazy, Suspense, useState } from 'react'
import {
  ConversationPicture,
  nameOf,
  useConversation,
  useDeleteConversationMutation,
  useSetConversationMutation,
} from '../../conversations'
import { messagePaths } from '../../paths'
import css from './chat-settings.module.css'
import { SettingsSkeleton } from './settings-skeleton'

const ReportPeer = lazy(() =>
  import(/* webpackChunkName: "report-peer" */ './report-peer').then(({ ReportPeer }) => ({
    default: ReportPeer,
  })),
)

const FAILED = { text: '没有成功，请稍后再试', kind: 'fail' } as const

/** What a member sets about a conversation, for themselves alone. */
export function ChatSettings({ id }: { id: string }) {
  const { memberId, conversation, error, refetch } = useConversation(id)
  if (id === '') return <EmptyState text="会话不存在或已删除" />
  if (conversation) return <Settings conversation={conversation} memberId={memberId} />
  if (error) return <ErrorState text={error.message} onRetry={refetch} />
  return <SettingsSkeleton />
}

type SettingsProps = { conversation: Conversation; memberId: string }

function Settings({ conversation, memberId }: SettingsProps) {
  const { id, kind, peer, isPinned, isMuted } = conversation
  const host = useHost()
  const [set] = useSetConversationMutation()
  const [isReporting, setReporting] = useState(false)
  const change = async (marks: { isPinned?: boolean; isMuted?: boolean }) => {
    const { error } = await set({ memberId, id, ...marks })
    if (error) host.toast(FAILED)
  }
  return (
    <div className={css.settings}>
      <Subject conversation={conversation} />
      <div className={css.card}>
        <Link to={messagePaths.search(id)} className={css.row}>
          <span className={css.title}>查找聊天记录</span>
          <Icon name="chevron" size={16} />
        </Link>
      </div>
      <div className={css.card}>
        <div className={css.row}>
          <span className={css.title}>置顶聊天</span>
          <Switch
            label="置顶聊天"
            isOn={isPinned}
            onChange={(isOn) => void change({ isPinned: isOn })}
          />
        </div>
        <div className={css.row}>
          <span className={css.title}>消息免打扰</span>
          <Switch
            label="消息免打扰"
            isOn={isMuted}
            onChange={(isOn) => void change({ isMuted: isOn })}
          />
        </div>
      </div>
      <div className={css.card}>
        <ClearHistory conversation={conversation} memberId={memberId} />
        {kind === 'private' && peer?.id && (
          <button type="button" className={css.act} onClick={() => setReporting(true)}>
            投诉
          </button>
        )}
      </div>
      {isReporting && peer && (
        <Suspense>
          <ReportPeer memberId={peer.id} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Who the conversation is with, and where more about them is. */
function Subject({ conversation }: { conversation: Conversation }) {
  const { id, kind, peer, remark, group } = conversation
  const to = kind === 'group' ? messagePaths.group(id) : peer?.id ? paths.contact(peer.id) : null
  const note = kind === 'group' ? `${group?.members ?? 0} 人` : remark && `昵称：${peer?.nickName}`
  const content = (
    <>
      <ConversationPicture {...conversation} />
      <span className={css.subject}>
        <span className={css.name}>{nameOf(conversation)}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
      {to && <Icon name="chevron" size={16} />}
    </>
  )
  return (
    <div className={css.card}>
      {to ? (
        <Link to={to} className={css.head}>
          {content}
        </Link>
      ) : (
        <div className={css.head}>{content}</div>
      )}
    </div>
  )
}

function ClearHistory({ conversation, memberId }: SettingsProps) {
  const host = useHost()
  const [remove, { isLoading }] = useDeleteConversationMutation()
  async function clear(): Promise<void> {
    const isSure = await host.dialog({
      title: '删除这个聊天？',
      body: '聊天记录会从你的所有设备上清空，其他人不受影响。',
      confirm: '删除',
      cancel: '取消',
    })
    if (!isSure) return
    const { id, lastSeq } = conversation
    const { error } = await remove({ memberId, id, upTo: lastSeq })
    if (error) host.toast(FAILED)
    else host.navigate(messagePaths.home(), { replace: true })
  }
  return (
    <button type="button" className={css.danger} disabled={isLoading} onClick={() => void clear()}>
      清空并删除聊天
    </button>
  )
}
