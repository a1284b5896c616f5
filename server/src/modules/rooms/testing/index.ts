export { openRooms } from './rooms-world'
