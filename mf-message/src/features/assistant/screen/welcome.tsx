import { ErrorState, Icon, Skeleton } from '@saidian/shared/ui'
import { useAssistantStartQuery } from '../../../assistant/assistant.api'
import { useClosedMarket } from '../../../assistant/closed-market'
import css from './screen.module.css'
import { Suggestions } from './suggestions'

/** Before the first question: what answers here, and what one can ask now. */
export function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  const closed = useClosedMarket()
  const { data, error, refetch } = useAssistantStartQuery({ query: { closed } })
  return (
    <div className={css.welcome}>
      <span className={css.sign}>
        <Icon name="chatgpt" size={24} />
      </span>
      <h2 className={css.hello}>比赛、积分、{closed ? '近况' : '赔率'}，问我就行</h2>
      {data && <p className={css.who}>{whoAnswers(data.model)}</p>}
      {data && <Suggestions questions={data.suggestions} onAsk={onAsk} />}
      {!data && error && <ErrorState onRetry={refetch} />}
      {!data && !error && <SuggestionsSkeleton />}
    </div>
  )
}

function whoAnswers(model: string | null): string {
  if (model === null) return '内置助手（不是大模型），只用本站数据回答'
  return `由 ${model} 根据本站数据生成，可能有误，请核对来源`
}

function SuggestionsSkeleton() {
  return (
    <div className={css.suggestions} role="status" aria-label="加载中">
      {['first', 'second', 'third'].map((row) => (
        <span key={row} className={css.suggestion}>
          <Skeleton width={4} />
        </span>
      ))}
    </div>
  )
}
