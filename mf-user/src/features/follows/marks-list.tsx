import type { ApiError } from '@saidian/shared/api'
import type { Follow } from '@saidian/shared/contracts/personal'
import { useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { isShown } from '../../personal/page-address'
import { PageRow } from '../../personal/page-row'
import css from '../../personal/page-row.module.css'
import { RowsSkeleton } from '../../personal/rows-skeleton'

export type MarksListProps = {
  label: string
  marks: readonly Follow[] | undefined
  hasFailed: boolean
  onRetry: () => void
  empty: { text: string; action?: { label: string; onChoose: () => void } }
  /** Label of the button that removes a mark. */
  undo: string
  /** Removes a mark; rejects with an `ApiError`. */
  onUndo: (mark: Follow) => Promise<unknown>
}

/** Follows, newest first, each with a button that removes it. */
export function MarksList({
  label,
  marks,
  hasFailed,
  onRetry,
  empty,
  undo,
  onUndo,
}: MarksListProps) {
  const host = useHost()
  if (!marks)
    return hasFailed ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={onRetry} />
    ) : (
      <RowsSkeleton />
    )
  const shown = marks.filter((mark) => mark.isOn && isShown(mark))
  if (shown.length === 0) return <EmptyState text={empty.text} action={empty.action} />
  const takeBack = (mark: Follow) => {
    onUndo(mark).catch((failure: ApiError) => host.toast({ text: failure.message, kind: 'fail' }))
  }
  return (
    <section className={css.group} aria-label={label}>
      <ul className={css.list}>
        {shown.map((mark) => (
          <PageRow
            key={`${mark.kind} ${mark.id}`}
            kind={mark.kind}
            sport={mark.sport}
            id={mark.id}
            title={mark.title}
            time={timeOf(mark)}
            after={
              <Button
                look="plain"
                aria-label={`${undo} ${mark.title}`}
                onClick={() => takeBack(mark)}
              >
                {undo}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  )
}

function timeOf({ kickoffAt, at }: Follow): string {
  return kickoffAt === null
    ? formatDate(at, 'yyyy-MM-dd')
    : `${formatDate(kickoffAt * 1000, 'M月d日 hh:mm')} 开赛`
}
