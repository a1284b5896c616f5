export { readCoins } from './ledger.repository'
export { createLedger, type Ledger } from './ledger.service'
export type { House, Leg, Party, Transfer } from './transfer.rules'
export { type WalletDeps, walletModule } from './wallet.module'
