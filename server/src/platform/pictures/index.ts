export type { PictureKind } from './picture-kind'
export { createPictures, type Pictures } from './pictures'
export { acceptPictures, readSentPicture } from './sent-picture'
export { createStoredPictures, type StoredPictures } from './stored-pictures'
