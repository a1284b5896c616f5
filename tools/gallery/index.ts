export { listPieces } from './list-pieces'
export { openExamples } from './open-examples'
export { THEMES, WIDTHS } from './page/variants'
export { type Gallery, startGallery } from './start-gallery'
