import type { Team } from '@saidian/shared/contracts/matches'
import { Crest, classNames } from '@saidian/shared/ui'
import { Origins } from '../../match/components/origins'
import { HeaderBar } from './header-bar'
import { HeaderClock } from './header-clock'
import { HeaderFacts } from './header-facts'
import { HeaderScore } from './header-score'
import css from './match-header.module.css'
import type { MatchHeaderProps } from './match-header-props'
import { useIsPast } from './use-is-past'

/** Teams, score and clock of a match. After scrolling, a bar with the score stays. */
export function MatchHeader(props: MatchHeaderProps) {
  const { view, match, home, away } = props
  const [marker, isPast] = useIsPast()
  return (
    <>
      <HeaderBar {...props} isPast={isPast} />
      <section
        className={classNames(css.hero, isPast && css.unseen)}
        aria-label={`${home.nameZh} 对 ${away.nameZh}`}
      >
        <Side team={home} rank={match.ranks?.[0]} />
        <div className={css.centre}>
          <HeaderScore {...props} />
          {/* The stream delay hides the clock too: its state reveals the result. */}
          {!props.isDelayed && (
            <HeaderClock
              sport={props.sport}
              match={match}
              clock={props.clock}
              isStale={props.isStale}
              mark={view.clockMark}
              isHidden={props.isHidden}
            />
          )}
          <HeaderFacts {...props} />
        </div>
        <Side team={away} rank={match.ranks?.[1]} />
        {view.Below && !props.isHidden && !props.isDelayed && (
          <div className={css.below}>
            <view.Below match={match} home={home} away={away} />
          </div>
        )}
        <div className={css.origins}>
          <Origins match={match} clock={props.clock} hidesAge={props.isHidden || props.isDelayed} />
        </div>
        {props.switches && <div className={css.switches}>{props.switches}</div>}
      </section>
      <div ref={marker} />
    </>
  )
}

function Side({ team, rank }: { team: Team; rank: number | undefined }) {
  return (
    <div className={css.side}>
      <Crest teamId={team.id} colors={team.colors} mark={team.mark} iso={team.iso} size={48} />
      <span className={css.name}>{team.shortZh}</span>
      <span className={css.rank}>{rank === undefined ? '' : `第 ${rank} 名`}</span>
    </div>
  )
}
