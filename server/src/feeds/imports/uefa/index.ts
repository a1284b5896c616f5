export { importUefa } from './import-uefa'
