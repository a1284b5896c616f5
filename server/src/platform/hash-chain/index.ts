export type { Draft } from './chain.repository'
export { CHAIN_START, chainHash, type Link, type Verification } from './chain.rules'
export { createHashChain, type HashChain } from './hash-chain'
