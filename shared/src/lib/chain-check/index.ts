export {
  type ChainCheck,
  chainedHash,
  checkChain,
  type PublishedRecord,
} from './chain-check'
