import { EmptyState } from '@saidian/shared/ui'

/** A route whose remote is known but not published, or not with this page yet. */
export function ChannelOffline({ onHome }: { onHome: () => void }) {
  return <EmptyState text="频道未上线" action={{ label: '返回首页', onChoose: onHome }} />
}
