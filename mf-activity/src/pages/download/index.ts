export { AndroidPage } from './android.page'
export { DownloadPage } from './download.page'
export { AndroidStepsPage, BrowserStepsPage, IosStepsPage } from './steps.page'
