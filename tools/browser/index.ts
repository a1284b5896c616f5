export { chromiumLaunch, findChromium } from './chromium'
