import { useState } from 'react'
import type { Favourite, Follow } from '../contracts/personal'
import { formatDate } from '../lib'
import { Button, EmptyState, ErrorState, Segmented } from '../ui'
import { ALL_KINDS, kindItems, marksOfKind } from './kinds.rules'
import css from './marks.module.css'
import { PageRow } from './page-row'
import { RowsSkeleton } from './rows-skeleton'

export type Mark = Follow | Favourite

export type MarksListProps<Item extends Mark> = {
  label: string
  /** What the button puts back and removes, such as 关注. */
  act: string
  marks: readonly Item[] | undefined
  hasFailed: boolean
  onRetry: () => void
  empty: { text: string; action?: { label: string; onChoose: () => void } }
  /** Whether the mark was removed on this page, where it can be put back. */
  isRemoved: (mark: Item) => boolean
  onToggle: (mark: Item) => void
}

/** Follows or favourites by kind, newest first, with a button that removes and puts back each. */
export function MarksList<Item extends Mark>({
  label,
  act,
  marks,
  hasFailed,
  onRetry,
  empty,
  isRemoved,
  onToggle,
}: MarksListProps<Item>) {
  const [wanted, setWanted] = useState(ALL_KINDS)
  if (!marks)
    return hasFailed ? (
      <ErrorState text="加载失败，请稍后再试" onRetry={onRetry} />
    ) : (
      <RowsSkeleton />
    )
  const shown = marks.filter((mark) => mark.isOn || isRemoved(mark))
  if (shown.length === 0) return <EmptyState text={empty.text} action={empty.action} />
  const kinds = kindItems(shown)
  const chosen = marksOfKind(shown, wanted)
  return (
    <>
      {kinds.length > 0 && (
        <div className={css.kinds}>
          <Segmented label="类型" items={kinds} value={chosen.kind} onChoose={setWanted} />
        </div>
      )}
      <section className={css.group} aria-label={label}>
        <ul className={css.list}>
          {chosen.marks.map((mark) => (
            <PageRow
              key={`${mark.kind} ${mark.id}`}
              kind={mark.kind}
              sport={mark.sport}
              id={mark.id}
              title={mark.title}
              time={timeOf(mark)}
              after={
                <ToggleButton
                  act={act}
                  title={mark.title}
                  isOn={!isRemoved(mark)}
                  onToggle={() => onToggle(mark)}
                />
              }
            />
          ))}
        </ul>
      </section>
    </>
  )
}

type ToggleButtonProps = { act: string; title: string; isOn: boolean; onToggle: () => void }

function ToggleButton({ act, title, isOn, onToggle }: ToggleButtonProps) {
  const text = isOn ? `取消${act}` : act
  const look = isOn ? 'plain' : 'tinted'
  return (
    <Button look={look} aria-label={`${text} ${title}`} onClick={onToggle}>
      {text}
    </Button>
  )
}

function timeOf({ kickoffAt, at }: Mark): string {
  return kickoffAt === null
    ? formatDate(at, 'yyyy-MM-dd')
    : `${formatDate(kickoffAt * 1000, 'M月d日 hh:mm')} 开赛`
}
