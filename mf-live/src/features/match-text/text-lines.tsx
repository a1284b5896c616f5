import { useSearchParams } from '@saidian/shared/router'
import { Button, EmptyState } from '@saidian/shared/ui'
import { ListEnd, type NextPage } from '@saidian/shared/ui/subpages'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useMatchContext } from '../../match/match-context'
import type { MatchText } from '../../match/match-data'
import css from './match-text.module.css'
import { chunksOf, lineOfMinute } from './text.rules'
import { TextChunk } from './text-chunk'
import type { TextView } from './text-view'
import { useOlderLines } from './use-older-lines'

/** The lines with their filter. Older lines load when the end is near. */
export function TextLines({ view, text }: { view: TextView; text: MatchText }) {
  const { showMoment } = useMatchContext()
  const [search] = useSearchParams()
  const [onlyMain, setOnlyMain] = useState(false)
  // Deferred, so that a scroll stays smooth. Older lines are requested by the rendered text: before
  // it renders, the end of the list is at its old position and would request more at once.
  const deferred = useDeferredValue(text)
  const older = useOlderLines(deferred)
  const lines = deferred.textLive
  const shown = useMemo(
    () => (onlyMain ? lines.filter(({ main }) => main === 1) : lines),
    [lines, onlyMain],
  )
  const chunks = useMemo(() => chunksOf(shown), [shown])
  const minute = search.has('minute') ? Number(search.get('minute')) : null
  const highlighted = minute === null ? undefined : lineOfMinute(shown, minute)
  useLoadBackTo(minute, deferred, older)
  const rows = useMemo(
    () =>
      chunks.map((chunk) => (
        <TextChunk
          key={chunk.key}
          view={view}
          chunk={chunk}
          highlighted={highlighted && chunk.lines.includes(highlighted) ? highlighted : undefined}
        />
      )),
    [view, chunks, highlighted],
  )

  return (
    <section className={css.card} aria-label="文字直播">
      <div className={css.head}>
        <h2 className={css.title}>文字直播</h2>
        {minute !== null && (
          <Button look="tinted" onClick={() => showMoment(minute)}>
            回到攻势
          </Button>
        )}
        <label className={css.only}>
          <input type="checkbox" checked={onlyMain} onChange={() => setOnlyMain((is) => !is)} />
          只看关键
        </label>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          text="还没有关键事件"
          action={{ label: '看全部', onChoose: () => setOnlyMain(false) }}
        />
      ) : (
        rows
      )}
      <ListEnd next={older} />
    </section>
  )
}

/**
 * Loads older lines until the minute is reached: the first half of a long match is not in the first
 * page.
 */
function useLoadBackTo(
  minute: number | null,
  { textLive }: MatchText,
  { hasMore, hasFailed, load }: NextPage,
): void {
  const isThere =
    minute === null || textLive.some((line) => line.minute !== null && line.minute < minute)
  useEffect(() => {
    if (!isThere && hasMore && !hasFailed) load()
  }, [isThere, hasMore, hasFailed, load])
}
