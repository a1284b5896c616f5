export { endFriendship } from './changes.service'
export { type FriendsDeps, friendsModule } from './friends.module'
export { remarksOf } from './friends.repository'
export { friendships } from './friendships'
