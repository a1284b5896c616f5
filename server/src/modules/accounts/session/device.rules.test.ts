import { deviceName, regionOf } from './device.rules'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; V2324A) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'iPhone · Safari'],
  [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.54(0x1800362f) NetType/WIFI`, 'iPhone · 微信'],
  [
    `${ANDROID} Version/4.0 Chrome/123.0.0.0 MQQBrowser/15.5 Mobile Safari/537.36`,
    '安卓手机 · QQ 浏览器',
  ],
  [`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`, '安卓手机 · Chrome'],
  [`${ANDROID} Chrome/131.0.0.0 Safari/537.36`, '安卓平板 · Chrome'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36 Edg/131.0',
    'Windows · Edge',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mac · Firefox',
  ],
  ['curl/8.5.0', '未知设备'],
  ['', '未知设备'],
  ['(('.repeat(5_000), '未知设备'],
])('%.60s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2::7', '2001:db8:*'],
  ['2001:0db8::7', '2001:db8:*'],
  ['fe80::1%eth0', 'fe80:0:*'],
  ['::1', '本机'],
  ['0:0:0:0:0:0:0:1', '本机'],
  ['127.0.0.1', '本机'],
  ['::ffff:127.0.0.1', '本机'],
  ['nonsense', ''],
])('of %s is shown %s', (address, region) => expect(regionOf(address)).toBe(region))
