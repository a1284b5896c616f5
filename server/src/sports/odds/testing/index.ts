export { oddsMessage, quote } from './quotes'
