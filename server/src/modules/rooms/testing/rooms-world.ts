import type { RoomEvent, RoomState } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createInProcessBus, topicSubject } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { createTestApp, createTestDatabase } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createScratchDir } from '../../../testing/scratch-dir'
import { STOP_PUBLISHER, type StopPublisher } from '../../media'
import { tvModule } from '../../tv'
import { countAllRooms } from '../presence/counting.service'
import { insertMatch } from './insert-match'
import { openRoomProcess } from './room-process'

type Answer<Data> = { code: number; reason?: string; data: Data }
type Sent = { as?: string; body?: object; address?: string }

export type RoomsWorld = Awaited<ReturnType<typeof openRooms>>

/** The rooms of anchors over a database of their own; a member's id is their token. */
export async function openRooms() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const bus = createInProcessBus()
  const running = new AbortController()
  const { signal } = running
  const made = await openRoomProcess({ db, bus, varDir: scratch.dir, signal })
  const { deps, module, token, earned } = made
  const stopped: number[] = []
  const onStop = (message: unknown) => stopped.push((message as StopPublisher).roomId)
  bus.subscribe(STOP_PUBLISHER, onStop, signal)
  const app = await createTestApp({
    modules: [module, tvModule(module)],
    authenticate: async (id) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null),
  })
  const internal = await createTestApp({
    modules: [{ name: 'internal', routes: module.internalRoutes }],
  })
  const staffCall = createStaffCall(internal, token)
  const call = createCall(app)

  return {
    db,
    deps,
    module,
    call,
    staffCall,
    stopped,
    earned,
    member: () => insertMember(db),
    count: () => countAllRooms(deps),
    match: (kickoffAtMs?: number) => insertMatch(db, kickoffAtMs),
    async anchor(title = '直播间', column = 1): Promise<{ id: string; roomId: number }> {
      const id = await insertMember(db)
      const body = { memberId: id, title, column }
      const { data } = await staffCall<{ roomId: number }>('/rooms/v1/anchors', body)
      return { id, roomId: data.roomId }
    },
    /** Events of a room from now on. */
    follow(roomId: number): RoomEvent[] {
      const events: RoomEvent[] = []
      const receive = (message: unknown) => events.push((message as { data: RoomEvent }).data)
      bus.subscribe(topicSubject(TOPIC.room(roomId)), receive, signal)
      return events
    },
    async state(roomId: number): Promise<RoomState> {
      const { data } = await call<{ state: RoomState }>(`/api/room/detail/${roomId}`)
      return data.state
    },
    async close() {
      running.abort()
      await Promise.all([app.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
}

async function insertMember(db: Db): Promise<string> {
  const { id } = await makeMember(db)
  await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(db)
  return id
}

function createCall(app: FastifyInstance) {
  return async <Data>(url: string, sent: Sent = {}): Promise<Answer<Data>> => {
    const { as, body, address = '192.0.2.1' } = sent
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url,
      remoteAddress: address,
      headers: as === undefined ? {} : { accesstoken: as },
      ...(body && { payload: body }),
    })
    return answer.json()
  }
}

function createStaffCall(internal: FastifyInstance, token: string) {
  return async <Data>(url: string, payload: object): Promise<Answer<Data>> => {
    const headers = { authorization: `Bearer ${token}` }
    return (await internal.inject({ method: 'POST', url, headers, payload })).json()
  }
}
