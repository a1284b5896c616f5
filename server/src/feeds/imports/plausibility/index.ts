export { plausibleSeason } from './plausible-season'
