export { makeMatch } from './make-match'
export { type NewsWorld, NOW, NOW_S, newArticle, openNewsWorld, paragraph } from './news-world'
