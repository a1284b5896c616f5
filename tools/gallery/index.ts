export { listPieces } from './list-pieces'
export { THEMES, WIDTHS } from './page/variants'
export { type Gallery, startGallery } from './start-gallery'
