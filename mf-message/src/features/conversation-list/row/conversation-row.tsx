import { Link } from '@saidian/shared/router'
import { classNames } from '@saidian/shared/ui'
import { useLongPress } from '@saidian/shared/ui/subpages'
import { lazy, Suspense, useState } from 'react'
import type { ListedConversation } from '../../../conversations'
import { messagePaths } from '../../../paths'
import css from './conversation-row.module.css'
import { RowContent } from './row-content'
import type { OpenRow } from './use-open-row'
import type { RowActs } from './use-row-acts'
import { useSwipe } from './use-swipe'

const RowSheet = lazy(() =>
  import(/* webpackChunkName: "row-sheet" */ './row-sheet').then(({ RowSheet }) => ({
    default: RowSheet,
  })),
)

export type ConversationRowProps = {
  conversation: ListedConversation
  memberId: string
  draft: string
  openRow: OpenRow
  acts: RowActs
}

/** A conversation; a swipe to the left or a long press shows what can be done with it. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, memberId, draft, openRow, acts } = props
  const { id, isPinned, isMuted } = conversation
  const swipe = useSwipe(openRow)
  const [hasSheet, setSheet] = useState(false)
  const press = useLongPress(() => setSheet(true))
  const run = (act: RowActs[keyof RowActs]) => () => {
    swipe.close()
    void act(conversation)
  }
  return (
    <div className={css.row} {...swipe.handlers}>
      <div ref={swipe.acts} className={css.acts}>
        {swipe.isShown && (
          <>
            <button type="button" className={css.pin} onClick={run(acts.pin)}>
              {isPinned ? '取消置顶' : '置顶'}
            </button>
            <button type="button" className={css.mute} onClick={run(acts.mute)}>
              {isMuted ? '开启提醒' : '免打扰'}
            </button>
            <button type="button" className={css.remove} onClick={run(acts.remove)}>
              删除
            </button>
          </>
        )}
      </div>
      <div ref={swipe.content} className={classNames(css.content, isPinned && css.pinned)}>
        <Link to={messagePaths.chat(id)} className={css.link} draggable={false} {...press}>
          <RowContent conversation={conversation} memberId={memberId} draft={draft} />
        </Link>
      </div>
      {hasSheet && (
        <Suspense>
          <RowSheet conversation={conversation} acts={acts} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </div>
  )
}
