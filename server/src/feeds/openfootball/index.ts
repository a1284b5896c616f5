export { type ImportReport, importOpenfootball } from './import-openfootball'
