import type { Exchange } from '../../../assistant/exchange.rules'
import { BlockList } from '../blocks/block-list'
import { SourceList } from '../sources/source-list'
import css from './answer.module.css'
import { AnswerActs } from './answer-acts'
import { AnswerFailure } from './answer-failure'
import { AnswerText } from './answer-text'
import { ReadingSteps } from './reading-steps'

type AnswerViewProps = {
  exchange: Exchange
  /** Undefined while another answer is under way. */
  onRetry: (() => void) | undefined
}

/** An answer with all of its parts, as far as it has come. */
export function AnswerView({ exchange, onRetry }: AnswerViewProps) {
  const { text, blocks, sources, unsourced, steps, state, error } = exchange
  const isAsking = state === 'asking'
  const isEmpty = text === '' && blocks.length === 0
  return (
    <div className={css.answer} aria-busy={isAsking}>
      <ReadingSteps steps={steps} isAsking={isAsking} isEmpty={isEmpty} />
      {text !== '' && <AnswerText text={text} sources={sources} unsourced={unsourced} />}
      <BlockList blocks={blocks} sources={sources} />
      {unsourced.length > 0 && (
        <p className={css.unsourced}>带虚线的数字不是本站数据，请自行核实</p>
      )}
      <SourceList sources={sources} />
      {state === 'failed' && <AnswerFailure error={error} onRetry={onRetry} />}
      {state === 'stopped' && <p className={css.note}>已停止回答</p>}
      {state === 'done' && isEmpty && <p className={css.note}>这次没有回答内容</p>}
      {!isAsking && !(state === 'failed' && isEmpty) && (
        <AnswerActs exchange={exchange} onRetry={state === 'stopped' ? onRetry : undefined} />
      )}
    </div>
  )
}
