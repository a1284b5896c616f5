import type { LotteryMatch } from '@saidian/shared/contracts/lottery'
import { formatDate } from '@saidian/shared/lib'
import { footballStatusText, isInPlay, isOver } from '@saidian/shared/lib/football'
import { Link } from '@saidian/shared/router'
import { useSetting } from '@saidian/shared/store'
import { livePaths } from '../../../../paths'
import css from '../lottery.module.css'
import type { LotteryKind } from '../lottery.rules'
import { cellsOf, hidesScore, playTitle, saleLabel } from '../lottery.rules'
import { PlayLine } from './play-line'

/** One match of a lottery at `nowMs`, the server's clock. A tap opens the match. */
export function LotteryRow({
  kind,
  match,
  nowMs,
}: {
  kind: LotteryKind
  match: LotteryMatch
  nowMs: number
}) {
  const [showsOdds] = useSetting('showsOdds')
  const [noSpoiler] = useSetting('noSpoiler')
  const [delaySeconds] = useSetting('streamDelaySeconds')
  const isHidden = hidesScore(match, { noSpoiler, delaySeconds, nowMs })
  const results = isHidden ? { spf: null, rq: null } : match.result
  const hasSpf = kind === 'zc' || match.spf !== null
  return (
    <li className={css.row}>
      <Link to={livePaths.match('football', match.matchId)} className={css.link}>
        <span className={css.line}>
          <b className={css.number}>{match.num}</b>
          <span className={css.league}>
            <i className={css.dot} style={{ background: match.leagueColor }} aria-hidden="true" />
            {match.leagueZh}
          </span>
          <span className={css.time}>{whenText(match)}</span>
        </span>
        <span className={css.teams}>
          <span className={css.home}>{match.homeZh}</span>
          <span className={isHidden || !match.score ? css.noScore : css.score}>
            {isHidden ? '隐藏' : scoreText(match)}
          </span>
          <span className={css.away}>{match.awayZh}</span>
        </span>
      </Link>
      {hasSpf && (
        <PlayLine
          title={playTitle(kind, match, 0)}
          state={saleLabel(kind, match, 0, nowMs)}
          cells={cellsOf(match.spf ?? match.average ?? null, results.spf, showsOdds)}
        />
      )}
      {match.line !== null && (
        <PlayLine
          title={playTitle(kind, match, 1)}
          state={saleLabel(kind, match, 1, nowMs)}
          cells={cellsOf(match.rq, results.rq, showsOdds)}
        />
      )}
    </li>
  )
}

function scoreText({ score }: LotteryMatch): string {
  return score ? `${score[0]}-${score[1]}` : 'vs'
}

function whenText({ s, kickoffAt, stopAt }: LotteryMatch): string {
  if (isInPlay(s) || isOver(s)) return footballStatusText(s)
  const start = formatDate(kickoffAt * 1000, 'MM-dd hh:mm')
  return `${start} 开赛 · ${formatDate(stopAt * 1000, 'hh:mm')} 截止`
}
