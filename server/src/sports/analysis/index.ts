export { type AnalysisDeps, analysisModule } from './analysis.module'
export {
  type AnalysisService,
  createAnalysisService,
  type OpenMatch,
} from './analysis.service'
export type { AnalysisSport } from './analysis-sport'
export { deduplicate } from './deduplicate.rules'
export type { Form, PastMatch } from './form/form.rules'
export { historyOf } from './history.rules'
export { createRankCache, type RankCache } from './ranks/rank-cache.service'
export { readRest } from './rest.repository'
export { readSeasonAge } from './table/filling.repository'
export { MEASURE } from './table/measures'
export { readSeason } from './table/season.repository'
export type { SeasonMatch } from './table/season-match'
export { type Season, type SeasonTable, seasonTable } from './table/season-table.rules'
export type { LevelRule, Line, RowDetails, TableRules } from './table/table-rules'
