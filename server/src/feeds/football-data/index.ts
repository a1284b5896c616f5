export { importFootballData } from './import-football-data'
export { bySeason, resultSeason } from './result-file'
