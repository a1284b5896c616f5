export { type CsvLine, readCsv } from './files/csv-file'
export { type CsvLayout, isCount, isName } from './files/csv-layout.rules'
export type { CsvRow } from './files/csv-row'
export { FileError } from './files/file-error'
export { type FoundFile, type FoundFiles, findFiles } from './files/find-files'
export { createJsonReader, type JsonFile } from './files/json-file'
export { listRows } from './files/list-rows'
export { textLines } from './files/text-lines'
export { withImportLock } from './import-lock.repository'
export { importPlayers } from './import-players'
export { importSinks } from './import-sinks'
export { type ImportSource, priorityOf } from './merging/source-priority.rules'
export { checkAnything, eachFile, guardFile } from './report/each-file'
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
} from './report/file-report'
export { reportLines } from './report/print-report'
export { type ImportContext, type ImportedMatch, importSeason } from './season/import-season'
export type {
  Origin,
  ParsedFacts,
  ParsedMatch,
  ParsedSeason,
} from './season/parsed-season'
export { createSeasonWindow, type SeasonWindow } from './season/season-window'
export { type UndoDeps, type UndoneSeason, undoImport } from './season/undo-import'
export { basketballImport } from './sport/basketball-import'
export { footballImport } from './sport/football-import'
export type { ImportSport, KnownState, MatchState } from './sport/import-sport'
