import { getAppResource } from '@saidian/shared/contracts/app'
import { readConfig } from '../../config'
import { createTestApp } from '../../testing'
import { appModule } from '.'

async function resource(env: Record<string, string>, host = 'localhost:8080') {
  const app = await createTestApp({ modules: [appModule(readConfig(env))] })
  const { data } = (
    await app.inject({ method: 'GET', url: getAppResource.path, headers: { host } })
  ).json()
  await app.close()
  return data
}

test('without addresses of stores the app is installed from the page', async () => {
  expect(await resource({})).toEqual({
    appName: '赛点直播',
    appHost: 'http://localhost:8080',
    android: null,
    ios: null,
  })
})

test('the answer names the product’s own origin and the configured stores', async () => {
  const env = {
    ALLOWED_ORIGINS: 'https://saidian.example',
    ANDROID_APP_URL: 'https://saidian.example/saidian.apk',
    IOS_APP_URL: 'https://apps.apple.com/app/id1',
  }
  expect(await resource(env, 'evil.example')).toMatchObject({
    appHost: 'https://saidian.example',
    android: env.ANDROID_APP_URL,
    ios: env.IOS_APP_URL,
  })
})

test.each(['javascript:alert(1)', 'http://store.example/app', 'https://a b', 'store'])(
  '%j is no address of an app',
  (address) => {
    expect(() => readConfig({ ANDROID_APP_URL: address })).toThrow('ANDROID_APP_URL')
  },
)
