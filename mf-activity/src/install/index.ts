export { type Browser, ownBrowser, ownSystem, type System } from './device.rules'
export { InstallGuide } from './install-guide'
export { GUIDES } from './steps'
export { useInstallPrompt } from './use-install-prompt'
