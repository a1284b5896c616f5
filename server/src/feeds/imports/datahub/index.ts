export { importDatahub } from './import-datahub'
