import { isInPlay } from '@saidian/shared/lib/football'
import { DemoMark } from '../../match/components/demo-mark'
import { scoreFacts } from './header-facts.rules'
import css from './match-header.module.css'
import type { MatchHeaderProps } from './match-header-props'

export type HeaderFactsProps = Pick<
  MatchHeaderProps,
  'match' | 'isDemo' | 'isStale' | 'isCorrected' | 'isHidden' | 'isDelayed'
>

/** The facts and marks below the clock. */
export function HeaderFacts(props: HeaderFactsProps) {
  const { match } = props
  const hidesFacts = props.isHidden || props.isDelayed
  const facts = hidesFacts ? [] : scoreFacts(match)
  return (
    <div className={css.facts}>
      {props.isDemo && <DemoMark />}
      {props.isStale && isInPlay(match.s) && <span className={css.check}>数据延迟</span>}
      {match.varCheck && !hidesFacts && <span className={css.check}>VAR 核实中</span>}
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
