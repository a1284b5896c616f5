export {
  articleLead,
  articleOriginText,
  articlePageText,
  columnPageTitle,
} from './article-text'
export { matchPageDescription } from './match-description'
export { matchPageTitle } from './match-title'
export { memberPageText } from './member-text'
export { postPageText } from './post-text'
