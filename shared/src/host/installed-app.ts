/** True when the page runs as an app installed on the home screen. */
export function isInstalledApp(): boolean {
  if ('standalone' in navigator && navigator.standalone === true) return true
  return window.matchMedia?.('(display-mode: standalone)').matches ?? false
}
