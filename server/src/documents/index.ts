export { articleMarkup } from './article'
export { blockMarkup } from './blocks'
export { commentsMarkup } from './comments'
