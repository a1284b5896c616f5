export { type FriendsDeps, friendsModule } from './friends.module'
export { areFriends, lockMembers as lockFriends, remarksOf } from './friends.repository'
export { friendships } from './friendships'
