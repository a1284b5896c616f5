export type { PersonCard, ShareCard, VersusCard } from './card/share-card'
export { ShareSheet, type ShareSheetProps } from './share-sheet'
