import { MatchAnalysis } from '../../../features/match-analysis/match-analysis'
import { IntelligenceCard } from '../../../features/match-intelligence/intelligence-card'
import { LineCard } from '../../../features/match-odds/line-card'

/** 分析 with short cards of the tabs 指数 and 情报. */
export function AnalysisPanel() {
  return (
    <MatchAnalysis>
      <LineCard />
      <IntelligenceCard />
    </MatchAnalysis>
  )
}
