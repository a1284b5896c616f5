import type { League, Team } from '@saidian/shared/contracts/matches'
import { paths } from '@saidian/shared/contracts/page'
import { SPORT } from '@saidian/shared/contracts/personal'
import type { ListedPrediction } from '@saidian/shared/contracts/predictions'
import { formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { Crest } from '@saidian/shared/ui'
import { memo } from 'react'
import { handicapText, likelyText, percent, totalText } from '../text.rules'
import { useShowsMarket } from '../use-shows-market'
import { OutcomeBar } from './outcome-bar'
import css from './prediction-card.module.css'
import { SettledLine } from './settled-line'
import { ValueLine } from './value-line'

export type PredictionCardProps = {
  prediction: ListedPrediction
  league: League | undefined
  home: Team | undefined
  away: Team | undefined
}

/** A locked prediction; the tap opens the AI tab of the match. */
export const PredictionCard = memo(function PredictionCard(props: PredictionCardProps) {
  const { prediction, league, home, away } = props
  const { sport, matchId, kickoffAt, lockedAt, outcome, total, handicap, settled } = prediction
  const showsMarket = useShowsMarket()
  const match = sport === SPORT.football ? paths.footballMatch : paths.basketballMatch
  const lines = [
    total && `${totalText(sport, total.line)} ${percent(total.over[1])}`,
    showsMarket &&
      handicap &&
      `${handicapText(sport, handicap.line)} ${percent(handicap.cover[1])}`,
  ].filter(Boolean)
  return (
    <article className={css.card}>
      <Link to={`${match(matchId)}?tab=ai`} className={css.link}>
        <p className={css.head}>
          <span className={css.league}>{league?.shortZh}</span>
          <time>{formatDate(kickoffAt * 1_000, 'MM-dd hh:mm')}</time>
          <span className={css.locked}>{formatDate(lockedAt * 1_000, 'MM-dd hh:mm')} 锁定</span>
        </p>
        <div className={css.teams}>
          <Side team={home} teamId={prediction.home} />
          {settled?.kind === 'result' ? (
            <b className={css.score}>{settled.score.join('-')}</b>
          ) : (
            <span className={css.versus}>VS</span>
          )}
          <Side team={away} teamId={prediction.away} isAway />
        </div>
        <OutcomeBar outcome={outcome} />
        <p className={css.line}>{likelyText(prediction)}</p>
        {lines.length > 0 && <p className={css.line}>{lines.join('　')}</p>}
        {showsMarket && <ValueLine prediction={prediction} />}
        {settled && <SettledLine settled={settled} />}
      </Link>
    </article>
  )
})

const UNKNOWN: readonly [string, string] = ['var(--text-hint)', 'var(--text-second)']

function Side({ team, teamId, isAway = false }: SideProps) {
  return (
    <span className={isAway ? css.away : css.side}>
      <Crest
        teamId={teamId}
        colors={team?.colors ?? UNKNOWN}
        mark={team?.mark ?? '?'}
        iso={team?.iso}
        size={20}
      />
      <span className={css.name}>{team?.shortZh ?? '未知球队'}</span>
    </span>
  )
}

type SideProps = { team: Team | undefined; teamId: number; isAway?: boolean }
