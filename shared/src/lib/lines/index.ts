export { plainSpread, plainTotalPoints, spreadText } from './basketball-lines'
export { plainHandicap, plainTotal } from './football-lines'
export { opposite, SETTLEMENT_LABELS, type Settlement, settle } from './settlement'
