export type { PersonCard, ShareCard, VersusCard } from './card/share-card'
export { QrCode } from './qr/qr-code'
export { ShareSheet, type ShareSheetProps } from './share-sheet'
