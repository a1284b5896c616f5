export {
  type DocumentTitle,
  type PageParts,
  type PageTemplate,
  type Preload,
  pageTemplate,
  renderPage,
} from './page.rules'
