import type { Entry } from '@saidian/shared/contracts/messaging'
import { lazy, Suspense } from 'react'
import type { Messenger } from '../../log'
import { useReportChatMessagesMutation } from './chat.api'
import { useChat, useLogState } from './chat-context'
import { FailedSheet } from './menu/failed-sheet'
import { ForwardSheet } from './menu/forward-sheet'
import { MessageMenu } from './menu/message-menu'
import type { Overlay } from './use-chat-content'

const PictureViewer = lazy(async () => ({
  default: (await import('@saidian/shared/ui/viewer')).PictureViewer,
}))
const ReportSheet = lazy(async () => ({
  default: (await import('@saidian/shared/comments')).ReportSheet,
}))

type ChatOverlaysProps = {
  messenger: Messenger
  overlay: Overlay
  onAct: (
    act: 'reply' | 'forward' | 'recall' | 'delete' | 'report' | 'choose',
    entry: Entry,
  ) => void
  onClose: () => void
}

/** The one sheet or viewer that stands over the conversation. */
export function ChatOverlays({ messenger, overlay, onAct, onClose }: ChatOverlaysProps) {
  if (!overlay) return null
  switch (overlay.kind) {
    case 'menu':
      return <MessageMenu entry={overlay.entry} onAct={onAct} onClose={onClose} />
    case 'forward':
      return <ForwardSheet messenger={messenger} entries={overlay.entries} onClose={onClose} />
    case 'failed':
      return <FailedSheet messenger={messenger} item={overlay.item} onClose={onClose} />
    case 'report':
      return <Report entries={overlay.entries} onClose={onClose} />
    case 'picture':
      return <Pictures entry={overlay.entry} onClose={onClose} />
  }
}

type ReportProps = { entries: readonly Entry[]; onClose: () => void }

function Report({ entries, onClose }: ReportProps) {
  const { log } = useChat()
  const [report] = useReportChatMessagesMutation()
  const seqs = entries.map(({ seq }) => seq)
  return (
    <Suspense>
      <ReportSheet
        send={(reason) => report({ body: { id: log.id, seqs, reason } })}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** All pictures that are loaded, opened at one of them. */
function Pictures({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { nameOf } = useChat()
  const { run, hidden, deleted } = useLogState()
  const shown = (run?.entries ?? []).flatMap(({ seq, senderId, body }) =>
    body.kind === 'picture' && !hidden.has(senderId) && !deleted.has(seq)
      ? [{ seq, src: body.picture.large, alt: `${nameOf(senderId)}发的图片` }]
      : [],
  )
  if (shown.length === 0) return null
  const start = Math.max(
    0,
    shown.findIndex(({ seq }) => seq === entry.seq),
  )
  return (
    <Suspense>
      <PictureViewer pictures={shown} start={start} onClose={onClose} />
    </Suspense>
  )
}
