import { EmptyState } from '@saidian/shared/ui'

/** Stands in place of everything that would tell how the match goes while 无剧透 is on. */
export function HiddenBySetting({ onReveal }: { onReveal: () => void }) {
  return (
    <EmptyState
      text="无剧透已开启，赛况先不显示"
      action={{ label: '显示赛况', onChoose: onReveal }}
    />
  )
}
