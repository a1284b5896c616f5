export { type AnalysisDeps, type AnalysisPages, analysisPages } from './analysis.module'
