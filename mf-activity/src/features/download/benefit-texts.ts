/** What the app has that a page in the browser has not, said plainly. */
export const BENEFITS = [
  { title: '一点就开', text: '桌面图标直接打开比分，没有地址栏，全屏显示。' },
  { title: '断网也能看', text: '看过的比分和赛程保存在手机里，没有网络时也能打开。' },
  { title: '不占空间', text: '无需下载安装包，自动更新到最新版本。' },
] as const
