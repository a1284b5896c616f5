import { MatchAnalysis } from '../../../../features/match-analysis/match-analysis'
import { LineCard } from '../../../../features/match-odds/line-card'
import { IntelligenceCard } from '../../intelligence/intelligence-card'
import { analysis } from '../analysis'
import { odds } from '../odds'
import { GoalTimes } from './goal-times'

/** 分析 of a football match with short cards of the tabs 指数 and 情报. */
export function AnalysisPanel() {
  return (
    <MatchAnalysis view={analysis} belowTable={<GoalTimes />}>
      <LineCard view={odds} />
      <IntelligenceCard />
    </MatchAnalysis>
  )
}
