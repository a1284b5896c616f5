import { MatchAnalysis } from '../features/match-analysis/match-analysis'
import { IntelligenceCard } from '../features/match-intelligence/intelligence-card'
import { LineCard } from '../features/match-odds/line-card'

/** 分析 with what the tabs 指数 and 情报 say in short. */
export function AnalysisPanel() {
  return (
    <MatchAnalysis>
      <LineCard />
      <IntelligenceCard />
    </MatchAnalysis>
  )
}
