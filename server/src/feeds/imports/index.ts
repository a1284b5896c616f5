export {
  countIn,
  emptyReport,
  type FileReport,
  fileReport,
  type ImportReport,
  isBalanced,
  type OnRejected,
  type Outcome,
  type RejectedLine,
  reject,
  rejectedCount,
} from './file-report'
export { type CsvRow, readCsv } from './files/csv-file'
export { createJsonReader, type JsonFile } from './files/json-file'
export { withImportLock } from './import-lock.repository'
export { type Desk, importSeason, type Met } from './import-season'
export { leagueOf, namedLeague } from './leagues'
export { type ImportSource, standingOf } from './meeting/sources.rules'
export { reportLines } from './print-report'
export type { Origin, ToldMatch, ToldSeason, ToldState } from './told'
