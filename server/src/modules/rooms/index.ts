export { roomsModule } from './rooms.module'
