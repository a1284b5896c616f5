export { indexText, removeText, type SearchDocument } from './documents.repository'
export { type FoundText, findTexts, type SearchQuery } from './find.repository'
export { excerptOf, type Highlighted, highlight } from './highlight.rules'
export { tsvectorOf } from './terms.rules'
