export {
  addComment,
  COMMENTS_A_PAGE,
  CommentPage,
  deleteComment,
  getComments,
  getOwnComments,
  getReplies,
  likeComment,
  OwnComment,
  reportComment,
} from './calls'
export { Comment, CommentSubject, CommentThread, MAX_COMMENT } from './comment'
