export { type AnalysisDeps, analysisModule } from './analysis.module'
