export { thesports } from './thesports'
