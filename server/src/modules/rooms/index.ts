export { type AnchorRooms, type AnchorRoomsDeps, anchorRoomsModule } from './anchor-rooms.module'
export { type ChatDeps, chatModule } from './chat/chat.module'
export { demoRoomsModule } from './demo/demo-rooms.module'
export { createRoomLists } from './list/room-list.service'
