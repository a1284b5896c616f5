export type { DocumentText } from './document-tags.rules'
export {
  type PageParts,
  type PageTemplate,
  type Preload,
  pageTemplate,
  renderPage,
} from './page.rules'
