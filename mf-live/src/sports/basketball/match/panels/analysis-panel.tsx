import { MatchAnalysis } from '../../../../features/match-analysis/match-analysis'
import { LineCard } from '../../../../features/match-odds/line-card'
import { analysis } from '../analysis'
import { odds } from '../odds'

/** 分析 of a basketball match with a short card of the tab 指数. */
export function AnalysisPanel() {
  return (
    <MatchAnalysis view={analysis}>
      <LineCard view={odds} />
    </MatchAnalysis>
  )
}
