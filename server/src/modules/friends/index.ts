export { endFriendship } from './changes.service'
export { type FriendsDeps, friendsModule } from './friends.module'
export { areFriends, friendsAmong, remarksOf } from './friends.repository'
