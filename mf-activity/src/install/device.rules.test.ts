import { browserOf, systemOf } from './device.rules'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Mate 60) AppleWebKit/537.36'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

test.each([
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 5, 'iosSafari'],
  [`${IPHONE} CriOS/125.0 Mobile/15E148 Safari/604.1`, 5, 'iosOther'],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.49`, 5, 'inApp'],
  [`${ANDROID} Chrome/125.0 Mobile Safari/537.36`, 5, 'android'],
  [`${ANDROID} Chrome/107.0 MQQBrowser/6.2 QQ/8.9 Mobile`, 5, 'inApp'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 Mobile HuaweiBrowser/5.0', 5, 'android'],
  [`${MAC} Version/17.4 Safari/605.1.15`, 0, 'desktop'],
  [`${MAC} Version/17.4 Safari/605.1.15`, 5, 'iosSafari'],
  ['', 0, 'desktop'],
])('%s with %i touch points is %s', (userAgent, touchPoints, browser) => {
  expect(browserOf(userAgent, touchPoints)).toBe(browser)
})

test('a chat app on a desktop has the steps of a desktop', () => {
  expect(browserOf('Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0', 0)).toBe('desktop')
  expect(systemOf('Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0', 0)).toBe('desktop')
})
