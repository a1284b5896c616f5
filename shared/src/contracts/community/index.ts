export {
  Circle,
  CircleDetail,
  CircleId,
  getCircle,
  getCircles,
  joinCircle,
} from './circle'
export { circleManageEndpoints, circleStaffEndpoints } from './manage'
export {
  addPost,
  deletePost,
  EDIT_MINUTES,
  editPost,
  getPost,
  getPosts,
  likePost,
  MAX_POST,
  MAX_POST_PICTURES,
  POSTS_A_PAGE,
  Post,
  PostPage,
  PostTag,
  reportPost,
  suggestForPost,
  uploadPostPicture,
} from './post'
