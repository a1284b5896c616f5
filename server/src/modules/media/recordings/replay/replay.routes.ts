import { getRecordings, getReplay, getReplayMessages } from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../platform/http'
import type { Replays } from './replay.service'

/** The calls about recorded broadcasts. */
export function replayRoutes(app: FastifyInstance, replays: Replays): void {
  serve(app, getRecordings, ({ params }) => replays.list(params.roomId))
  serve(app, getReplay, ({ user, params }) => replays.open(user, params.recordingId))
  serve(app, getReplayMessages, ({ params, query }) =>
    replays.messages(params.recordingId, query.fromMs),
  )
}
