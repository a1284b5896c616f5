import type { League } from '@saidian/shared/contracts/matches'
import { formatDate, weekDay } from '@saidian/shared/lib'
import type { Card } from '../order/groups.rules'
import css from './card-heading.module.css'

export type CardHeadingProps = { card: Card; leagues: Readonly<Record<number, League>> }

/** Sets spaces around the number: 第 12 轮. */
function roundText(round: string): string {
  return round.replace(/^第(\d+)轮$/, '第 $1 轮')
}

/** The head of a card: the league with its colour and round, or the time of the kick-off. */
export function CardHeading({ card, leagues }: CardHeadingProps) {
  const { heading } = card
  if (heading.kind === 'kickoff') {
    const at = heading.kickoffAt * 1000
    return (
      <header className={css.heading}>
        <h2 className={css.name}>{formatDate(at, 'hh:mm')}</h2>
        <span className={css.round}>
          {formatDate(at, 'M月d日')} {weekDay(at)} · {card.matchIds.length} 场
        </span>
      </header>
    )
  }
  const league = leagues[heading.leagueId]
  return (
    <header className={css.heading}>
      <span className={css.bar} style={{ background: league?.color }} aria-hidden="true" />
      <h2 className={css.name}>{league?.shortZh ?? '其他赛事'}</h2>
      <span className={css.round}>{roundText(heading.round)}</span>
    </header>
  )
}
