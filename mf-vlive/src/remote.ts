import type { RemoteModule } from '@saidian/shared/host'
import { routes } from './routes'

const remote: RemoteModule = {
  name: 'mf_vlive',
  contract: 1,
  routes,
  widgets: {
    'home.sections': {
      'rooms-on-air': async () =>
        (await import(/* webpackChunkName: "room-strip" */ './features/room-strip/room-strip'))
          .RoomStrip,
    },
    'member.sections': {
      room: async () =>
        (await import(/* webpackChunkName: "anchor-room" */ './features/anchor-room/anchor-room'))
          .AnchorRoom,
    },
    'match.video': {
      'match-video': async () =>
        (await import(/* webpackChunkName: "match-video" */ './features/match-video/match-video'))
          .MatchVideo,
    },
  },
}

export default remote
