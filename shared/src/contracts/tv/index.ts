export { getTvMatches } from './tv'
