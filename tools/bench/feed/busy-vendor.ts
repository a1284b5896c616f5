import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { nami } from '../../../server/src/feeds/commercial/nami'
import { sharedNow } from '../gateway/messages'

const PLAYED_S = 600
const LEAGUES = 25
const ZEROS = [0, 0, 0, 0, 0, 0, 0]
const CORNERS = 4

/** A match of the vendor: the number of its changes and when each was pushed. */
type Played = {
  id: number
  changes: number
  goals: number
  incidents: unknown[]
  pushedAt: number[]
}

/**
 * A vendor with `matches` matches in play, each of which changes once a second: changes are pushed
 * at once, and every poll has all of them.
 */
export async function startBusyVendor(matches: number) {
  const startedAt = Math.floor(Date.now() / 1_000)
  const played = Array.from({ length: matches }, (_, index): Played => {
    return { id: index + 1, changes: 0, goals: 0, incidents: [], pushedAt: [] }
  })
  const sockets = new Set<WebSocket>()
  const lists = listsOf(played, startedAt)
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://vendor')
    const isLaterPage = Number(searchParams.get('page') ?? 1) > 1
    const rows = isLaterPage ? [] : (lists[pathname.slice(1)]?.() ?? [])
    response.end(JSON.stringify({ code: 0, results: rows }))
  })
  const push = new WebSocketServer({ server })
  push.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  function change(match: Played, isGoal: boolean, goal: number): void {
    match.changes += 1
    if (isGoal) addGoal(match, goal)
    match.pushedAt[match.changes] = sharedNow()
    const frame = JSON.stringify({
      topic: 'football/live',
      ts: Date.now() / 1_000,
      results: [liveOf(match, startedAt)],
    })
    for (const socket of sockets) socket.send(frame)
  }

  return {
    played,
    url: `http://127.0.0.1:${port}`,
    pushUrl: `ws://127.0.0.1:${port}`,
    isFollowed: () => sockets.size > 0,
    change,
    close: () => {
      for (const socket of sockets) socket.terminate()
      server.closeAllConnections()
      server.close()
    },
  }
}

export type BusyVendor = Awaited<ReturnType<typeof startBusyVendor>>

/** Rows of the vendor's lists by their path. */
function listsOf(played: Played[], startedAt: number): Record<string, () => unknown[]> {
  const { endpoints } = nami
  return {
    [endpoints.competitions.path]: () =>
      range(LEAGUES).map((id) => ({ id, name_zh: `联赛${id}`, type: 1 })),
    [endpoints.teams.path]: () =>
      range(played.length * 2).map((id) => ({ id, name_zh: `球队${id}` })),
    [endpoints.seasons.path]: () =>
      range(LEAGUES).map((id) => ({ id, competition_id: id, year: '2026' })),
    [endpoints.fixtures.path]: () => played.map((match) => fixtureOf(match, startedAt)),
    [endpoints.live.path]: () => played.map((match) => liveOf(match, startedAt)),
  }
}

function addGoal(match: Played, goal: number): void {
  match.goals += 1
  match.incidents.push({
    type: 1,
    position: 1,
    time: 10,
    player: { id: 1, name: `goal ${goal}.` },
    home_score: match.goals,
    away_score: 0,
  })
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1)
}

function fixtureOf({ id }: Played, startedAt: number) {
  const league = (id % LEAGUES) + 1
  return {
    id,
    competition_id: league,
    season_id: league,
    home_team_id: id * 2 - 1,
    away_team_id: id * 2,
    status_id: 2,
    match_time: startedAt - PLAYED_S,
    home_scores: ZEROS,
    away_scores: ZEROS,
    updated_at: startedAt - PLAYED_S,
  }
}

function liveOf({ id, changes, goals, incidents }: Played, startedAt: number) {
  const home = ZEROS.with(CORNERS, changes).with(0, goals)
  return {
    id,
    score: [id, 2, home, ZEROS, startedAt - PLAYED_S, ''],
    incidents,
    stats: [
      { type: 23, home: changes * 2, away: changes },
      { type: 24, home: changes, away: 0 },
      { type: 2, home: changes, away: 0 },
    ],
  }
}
