import { systemClock } from '../../platform/clock'
import { createTestApp, createTestDatabase } from '../../testing'
import { createRoomLists } from '../rooms'
import { tvModule } from '.'

test('without rooms the list is `tv.no_video`, with and without a token', async () => {
  const { db, drop } = await createTestDatabase()
  const authenticate = async () => ({ id: '100001', sessionId: 's' })
  const lists = createRoomLists({ db, clock: systemClock })
  const app = await createTestApp({ modules: [tvModule({ lists })], authenticate })
  for (const headers of [{}, { accesstoken: 'any' }]) {
    const answer = await app.inject({ method: 'GET', url: '/live/tv/match-list', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 20001, reason: 'tv.no_video', data: null })
  }
  await app.close()
  await drop()
})
