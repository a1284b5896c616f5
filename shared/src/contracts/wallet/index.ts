export { getWallet, makeGiftCodes, redeemGiftCode, Wallet, WalletEntry } from './wallet'
