export type { PersonCard, ShareCard, StoryCard, VersusCard } from './card/share-card'
export { copyText } from './copy-text'
export { QrCode } from './qr/qr-code'
export { ShareSheet, type ShareSheetProps } from './share-sheet'
