import { EmptyState } from '@saidian/shared/ui'

/** Shown for a route whose remote is not published, or whose published version lacks the page. */
export function ChannelOffline({ onHome }: { onHome: () => void }) {
  return <EmptyState text="频道未上线" action={{ label: '返回首页', onChoose: onHome }} />
}
