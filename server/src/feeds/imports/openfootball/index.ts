export { importOpenfootball, spellingsBeside } from './import-openfootball'
export { instantIn, USUAL_TIME } from './kickoff.rules'
export { roundZh } from './round.rules'
