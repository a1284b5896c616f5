export { importWorldcup } from './import-worldcup'
