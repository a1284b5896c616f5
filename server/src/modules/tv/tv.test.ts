import { createTestApp } from '../../testing'
import { tvModule } from '.'

test('the video list answers `tv.no_video` with and without a token', async () => {
  const authenticate = async () => ({ id: '100001', sessionId: 's' })
  const app = await createTestApp({ modules: [tvModule()], authenticate })
  for (const headers of [{}, { accesstoken: 'any' }]) {
    const answer = await app.inject({ method: 'GET', url: '/live/tv/match-list', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 20001, reason: 'tv.no_video', data: null })
  }
  await app.close()
})
