import type { Follow } from '@saidian/shared/contracts/personal'
import { formatDate } from '@saidian/shared/lib'
import { Button, EmptyState, ErrorState } from '@saidian/shared/ui'
import { PageRow } from '../../personal/page-row'
import css from '../../personal/page-row.module.css'
import { RowsSkeleton } from '../../personal/rows-skeleton'

export type MarksListProps = {
  label: string
  marks: readonly Follow[] | undefined
  hasFailed: boolean
  onRetry: () => void
  empty: { text: string; action?: { label: string; onChoose: () => void } }
  /** Whether the mark was removed on this page, where it can be put back. */
  isRemoved: (mark: Follow) => boolean
  onToggle: (mark: Follow) => void
}

/** Follows, newest first, each with a button that removes it and puts it back. */
export function MarksList({
  label,
  marks,
  hasFailed,
  onRetry,
  empty,
  isRemoved,
  onToggle,
}: MarksListProps) {
  if (!marks)
    return hasFailed ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={onRetry} />
    ) : (
      <RowsSkeleton />
    )
  const shown = marks.filter((mark) => mark.isOn || isRemoved(mark))
  if (shown.length === 0) return <EmptyState text={empty.text} action={empty.action} />
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
            after={<ToggleButton mark={mark} isOn={!isRemoved(mark)} onToggle={onToggle} />}
          />
        ))}
      </ul>
    </section>
  )
}

type ToggleButtonProps = { mark: Follow; isOn: boolean; onToggle: (mark: Follow) => void }

function ToggleButton({ mark, isOn, onToggle }: ToggleButtonProps) {
  const text = isOn ? '取消关注' : '关注'
  const look = isOn ? 'plain' : 'tinted'
  return (
    <Button look={look} aria-label={`${text} ${mark.title}`} onClick={() => onToggle(mark)}>
      {text}
    </Button>
  )
}

function timeOf({ kickoffAt, at }: Follow): string {
  return kickoffAt === null
    ? formatDate(at, 'yyyy-MM-dd')
    : `${formatDate(kickoffAt * 1000, 'M月d日 hh:mm')} 开赛`
}
