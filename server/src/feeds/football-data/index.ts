export { importFootballData } from './import-football-data'
export { deliverReferees } from './referees'
export { bySeason, resultSeason } from './result-file'
