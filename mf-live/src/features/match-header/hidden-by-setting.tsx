import { EmptyState } from '@saidian/shared/ui'

/** Replaces all content that reveals the result while 无剧透 is on. */
export function HiddenBySetting({ onReveal }: { onReveal: () => void }) {
  return (
    <EmptyState
      text="无剧透已开启，赛况先不显示"
      action={{ label: '显示赛况', onChoose: onReveal }}
    />
  )
}
