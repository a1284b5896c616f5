import type { AnswerBlock } from '@saidian/shared/contracts/assistant'
import { SPORT } from '@saidian/shared/contracts/personal'
import { formatDate } from '@saidian/shared/lib'
import {
  type ListSelection,
  listSports,
  type MatchList,
  MatchRow,
  RowContext,
  useListRows,
  useMatchLists,
} from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import { Button, Skeleton } from '@saidian/shared/ui'
import { useMemo, useState } from 'react'
import { BlockFrame, type BlockSource } from './block-frame'
import css from './blocks.module.css'

type MatchesBlockProps = BlockSource & { block: Extract<AnswerBlock, { kind: 'matches' }> }

/** Rows that show at first: a whole day must not push the answer away. */
const FIRST_ROWS = 5

/** Matches of an answer as rows with the score of now, not of when it was written. */
export function MatchesBlock({ block: { matches }, source }: MatchesBlockProps) {
  const [isWhole, setWhole] = useState(matches.length <= FIRST_ROWS)
  const visible = useMemo(
    () => (isWhole ? matches : matches.slice(0, FIRST_ROWS)),
    [isWhole, matches],
  )
  const selections = useMemo(() => selectionsOf(visible), [visible])
  const { shown, refetch } = useMatchLists(selections, (entry) => entry)
  const lists = shown.flatMap(({ data }) => data ?? [])
  const hasFailed = shown.some(({ data, error }) => !data && error !== undefined)
  const isLoading = lists.length < shown.length && !hasFailed
  return (
    <BlockFrame title="比赛" source={source}>
      <ul className={css.matches}>
        {isLoading ? (
          <LoadingRows count={visible.length} />
        ) : (
          <Rows matches={visible} lists={lists} />
        )}
      </ul>
      {!isWhole && (
        <button type="button" className={css.more} onClick={() => setWhole(true)}>
          展开全部 {matches.length} 场
        </button>
      )}
      {hasFailed && (
        <div className={css.failed} role="alert">
          比分加载失败
          <Button look="plain" onClick={() => void refetch()}>
            重试
          </Button>
        </div>
      )}
    </BlockFrame>
  )
}

type Listed = MatchesBlockProps['block']['matches']

/** One list a sport that has matches among them. */
function selectionsOf(matches: Listed): ListSelection[] {
  return listSports().flatMap((sport) => {
    const ids = matches.filter((match) => match.sport === SPORT[sport]).map(({ id }) => id)
    return ids.length > 0 ? { sport, kind: 'ids' as const, ids } : []
  })
}

function Rows({ matches, lists }: { matches: Listed; lists: readonly MatchList[] }) {
  const [noSpoiler] = useSetting('noSpoiler')
  const { context, revealed, isStale } = useListRows(lists)
  const rows = matches.map(({ sport, id }) => {
    const list = lists.find((one) => SPORT[one.sport] === sport)
    const match = list?.matches[id]
    if (!list || !match) return null
    return (
      <MatchRow
        key={`${sport} ${id}`}
        variant="line"
        sport={list.sport}
        match={match}
        league={list.leagues[match.li]}
        home={list.teams[match.home]}
        away={list.teams[match.away]}
        noSpoiler={noSpoiler}
        isRevealed={revealed.has(id)}
        isDelayed={list.delayed[id] === true}
        isStale={isStale(list.sport)}
        time={match.kickoffAt === null ? '' : formatDate(match.kickoffAt * 1000, 'M月d日 hh:mm')}
      />
    )
  })
  return <RowContext value={context}>{rows}</RowContext>
}

function LoadingRows({ count }: { count: number }) {
  return Array.from({ length: Math.min(count, 3) }, (_, at) => (
    <li key={`row ${at + 1}`} className={css.loadingRow}>
      <Skeleton width={5} />
    </li>
  ))
}
