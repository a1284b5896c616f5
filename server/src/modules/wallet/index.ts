export { readCoins } from './ledger.repository'
export { createLedger, type Ledger } from './ledger.service'
export {
  type House,
  type Leg,
  type Party,
  type Payment,
  payment,
  type Transfer,
} from './transfer.rules'
export { type WalletDeps, walletModule } from './wallet.module'
