export type { Draft } from './chain.repository'
export { chainHash, type Link, type Verification } from './chain.rules'
export { createHashChain, type HashChain } from './hash-chain'
