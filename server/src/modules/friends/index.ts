export { endFriendship } from './changes.service'
export { type FriendsDeps, friendsModule } from './friends.module'
export { friendPairs, remarksOf } from './friends.repository'
