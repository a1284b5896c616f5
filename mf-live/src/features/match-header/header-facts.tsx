import { viewOf } from '@saidian/shared/matches'
import { DemoMark } from '../../match/components/demo-mark'
import css from './match-header.module.css'
import type { MatchHeaderProps } from './match-header-props'

export type HeaderFactsProps = Pick<
  MatchHeaderProps,
  'sport' | 'view' | 'match' | 'isDemo' | 'isStale' | 'isCorrected' | 'isHidden' | 'isDelayed'
>

/** The facts and marks below the clock. */
export function HeaderFacts(props: HeaderFactsProps) {
  const { sport, view, match } = props
  const hidesFacts = props.isHidden || props.isDelayed
  const facts = hidesFacts ? [] : view.factsOf(match)
  const check = hidesFacts ? null : view.checkOf(match)
  return (
    <div className={css.facts}>
      {props.isDemo && <DemoMark />}
      {props.isStale && viewOf(sport).isInPlay(match) && (
        <span className={css.check}>数据延迟</span>
      )}
      {match.doubt && <span className={css.check}>数据存疑</span>}
      {check && <span className={css.check}>{check}</span>}
      {props.isCorrected && !hidesFacts && <span className={css.check}>更正</span>}
      {facts.map((fact, place) => (
        <span key={fact}>
          {fact}
          {place < facts.length - 1 && ' ·'}
        </span>
      ))}
    </div>
  )
}
