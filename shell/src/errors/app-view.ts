/** Marker of the product's own app in the user agent of its web views. */
const APP_MARKER = /\bSaidianApp\//i

type AppBridge = { closeWebView?: () => void }
type AppWindow = {
  SaidianBridge?: AppBridge
  webkit?: { messageHandlers?: { closeWebView?: { postMessage: (value: null) => void } } }
}

/** True inside a web view of the app. */
export function isInsideApp(userAgent: string = navigator.userAgent): boolean {
  return APP_MARKER.test(userAgent)
}

/** Closes the app's web view by the Android bridge, the iOS bridge, or else `window.close`. */
export function closeAppView(): void {
  const { SaidianBridge, webkit } = window as Window & AppWindow
  if (SaidianBridge?.closeWebView) SaidianBridge.closeWebView()
  else if (webkit?.messageHandlers?.closeWebView)
    webkit.messageHandlers.closeWebView.postMessage(null)
  else window.close()
}
