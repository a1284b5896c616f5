import type { Browser } from './device.rules'

export type Guide = { title: string; steps: readonly string[] }

/** How each browser puts the page on the home screen. */
export const GUIDES: Record<Browser, Guide> = {
  iosSafari: {
    title: 'iPhone / iPad：Safari',
    steps: [
      '点底部（iPad 为右上角）的“分享”按钮',
      '向上滑动菜单，选择“添加到主屏幕”',
      '点右上角“添加”，从主屏幕的图标打开',
    ],
  },
  iosOther: {
    title: 'iPhone / iPad：其他浏览器',
    steps: [
      '点地址栏旁或菜单里的“分享”',
      '选择“添加到主屏幕”；没有这一项时，复制网址用 Safari 打开',
      '点“添加”，从主屏幕的图标打开',
    ],
  },
  android: {
    title: '安卓 / 鸿蒙',
    steps: [
      '点浏览器的菜单（⋮ 或 ≡）',
      '选择“安装应用”“添加到主屏幕”或“添加至桌面”',
      '确认后从桌面的图标打开',
    ],
  },
  inApp: {
    title: '微信、QQ、微博等应用内',
    steps: ['点右上角“···”', '选择“在浏览器打开”', '在浏览器里按对应的步骤添加'],
  },
  desktop: {
    title: '电脑：Chrome 或 Edge',
    steps: ['点地址栏右侧的“安装”图标', '点“安装”，从桌面或开始菜单打开'],
  },
}
