export { importFootballData } from './import-football-data'
export { importResultFile } from './import-result-file'
export { DATAHUB } from './result-layout'
