export { anchorEndpoints, anchorStaffEndpoints, OwnRoom } from './anchor'
export {
  getChatToken,
  getRoomHistory,
  MAX_ROOM_TEXT,
  ROOM_PAGE,
  RoomHistory,
  RoomMessage,
  RoomNotices,
  RoomWelcome,
  readRoomNotices,
  roomStaffEndpoints,
  sendRoomMessage,
  welcomeToRoom,
} from './chat'
export {
  Gift,
  GiftPurse,
  getGiftPurse,
  getGifts,
  getRoomRank,
  RoomRank,
  sendGift,
  setGiftLimit,
} from './gift'
export { ActRecord, manageEndpoints, REPORT_REASONS, reportMessage } from './manage'
export {
  getNobleOffers,
  getOwnNoble,
  NOBLE_PRIVILEGES,
  NobleOffer,
  type NoblePrivilege,
  OwnNoble,
  openNoble,
} from './noble'
export { PlaySource, playRoom, RoomPlay } from './play'
export {
  getRecordings,
  getReplay,
  getReplayMessages,
  REPLAY_WINDOW_MS,
  Recording,
  Replay,
  ReplayScore,
} from './replay'
export {
  bookBroadcast,
  getRoom,
  getRoomOfAnchor,
  getRooms,
  getRoomsOfMatch,
  PRESENCE_SECONDS,
  ROOM_COLUMN,
  ROOMS_A_PAGE,
  RoomCard,
  RoomColumn,
  RoomDetail,
  RoomList,
  ScheduledBroadcast,
  stayInRoom,
} from './room'
export { isRoomEvent, RoomAct, RoomEvent, RoomGift, RoomState } from './room-event'
