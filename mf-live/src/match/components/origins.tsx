import { TimeText } from '@saidian/shared/calendar'
import type { FeedClock } from '@saidian/shared/lib'
import type { ListMatch } from '@saidian/shared/matches'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useState } from 'react'
import { sourceText } from '../origin-text.rules'
import { OriginList } from './origin-list'
import css from './origins.module.css'

export type OriginsProps = {
  match: Pick<ListMatch, 'source' | 'sourceAt'>
  clock: () => FeedClock
  /** Whether the time of the last change would show that something happened. */
  hidesAge: boolean
}

/** 数据来源 and the age of the score; opens a sheet with source and age of each part. */
export function Origins({ match, clock, hidesAge }: OriginsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.open} onClick={() => setOpen(true)}>
        <span className={css.openText}>数据来源：{sourceText(match.source)}</span>
        {!hidesAge && match.sourceAt > 0 && (
          <span className={css.age}>
            <TimeText at={match.sourceAt * 1_000 - clock().clockOffsetMs} />
            更新
          </span>
        )}
      </button>
      {isOpen && (
        <Sheet title="数据来源" onClose={() => setOpen(false)}>
          <OriginList hidesAge={hidesAge} />
        </Sheet>
      )}
    </>
  )
}
