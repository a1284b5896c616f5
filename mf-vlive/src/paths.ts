import { paths } from '@saidian/shared/contracts/page'
import { ROOM_COLUMN, type RoomColumn } from '@saidian/shared/contracts/rooms'

/** Addresses of this remote. */
export const vlivePaths = {
  column: (column: RoomColumn = ROOM_COLUMN.hot) => `/vlive/${column}`,
  matches: () => '/vlive/match',
  noble: () => '/vlive/noble',
  room: paths.room,
  replay: paths.replay,
} as const
