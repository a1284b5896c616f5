import { isIPv6 } from 'node:net'

/** The first match counts: special patterns come before general ones. */
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙手机'],
  [/Android.*Mobile/, '安卓手机'],
  [/Android/, '安卓平板'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]
const BROWSERS: [RegExp, string][] = [
  [/MicroMessenger/, '微信'],
  [/MQQBrowser|QQBrowser/, 'QQ 浏览器'],
  [/ QQ\//, 'QQ'],
  [/AlipayClient/, '支付宝'],
  [/UCBrowser/, 'UC 浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/baiduboxapp|baidubrowser/, '百度'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, '三星浏览器'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** The usual name of a device, such as `iPhone · Safari`. */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, 512)
  const named = [SYSTEMS, BROWSERS].map((list) => list.find(([pattern]) => pattern.test(text))?.[1])
  return named.filter(Boolean).join(' · ') || '未知设备'
}

/** An address with its last part hidden, such as `203.0.113.*`; 本机 for the loopback. */
export function regionOf(address: string): string {
  const v4 = /(?<![\d.])(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (v4) return v4[1]?.startsWith('127.') ? '本机' : `${v4[1]}.*`
  if (!isIPv6(address)) return ''
  // The URL parser normalizes every spelling of an address.
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  if (short === '::1') return '本机'
  return `${short.replace('::', ':0:').split(':').slice(0, 2).join(':')}:*`
}
