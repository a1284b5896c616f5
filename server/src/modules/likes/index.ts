export { type LikesModule, likesModule } from './likes.module'
export type { LikedKind, Likes } from './likes.service'
