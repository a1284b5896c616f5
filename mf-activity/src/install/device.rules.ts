/** Browsers that differ in how they put a page on the home screen. */
export type Browser = 'inApp' | 'iosSafari' | 'iosOther' | 'android' | 'desktop'
export type System = 'ios' | 'android' | 'desktop'

/** Apps that open links in a view of their own, which cannot install anything. */
const IN_APP = /MicroMessenger|QQ\/|Weibo|DingTalk|AlipayClient|aweme|NewsArticle/i
const OTHER_ON_IOS = /CriOS|FxiOS|EdgiOS|MQQBrowser|UCBrowser|baidu/i

/**
 * The system by the user agent. An iPad calls itself a Mac, but has more than one touch point.
 */
export function systemOf(userAgent: string, touchPoints: number): System {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return 'ios'
  return /Android|HarmonyOS|OpenHarmony/i.test(userAgent) ? 'android' : 'desktop'
}

export function browserOf(userAgent: string, touchPoints: number): Browser {
  const system = systemOf(userAgent, touchPoints)
  if (system !== 'desktop' && IN_APP.test(userAgent)) return 'inApp'
  if (system === 'ios') return OTHER_ON_IOS.test(userAgent) ? 'iosOther' : 'iosSafari'
  return system
}

/** The browser of this device. */
export function ownBrowser(): Browser {
  return browserOf(navigator.userAgent, navigator.maxTouchPoints)
}

/** The system of this device. */
export function ownSystem(): System {
  return systemOf(navigator.userAgent, navigator.maxTouchPoints)
}
