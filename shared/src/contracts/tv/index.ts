export { getTvMatches, TvMatch } from './tv'
