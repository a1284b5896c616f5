import { jsonForScript } from '../../../platform/markup'

/** The shell uses the same two viewports. */
export const FIXED_VIEWPORT =
  'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover'
const ZOOM_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover'

/**
 * Runs before the first paint: applies theme, zoom and size of texts of this device, and hides
 * today's download banner if it was closed. Without storage the page uses its defaults.
 */
export function appearanceScript(): string {
  return [
    '(function(e){try{',
    'var s=JSON.parse(localStorage.getItem("settings"))||{};',
    'if(/^(light|dark|black)$/.test(s.theme))e.dataset.theme=s.theme;',
    'if(/^(small|large|largest)$/.test(s.newsTextSize))e.dataset.text=s.newsTextSize;',
    `if(s.allowZoom===true)document.querySelector('meta[name="viewport"]')`,
    `.content=${JSON.stringify(ZOOM_VIEWPORT)};`,
    'var d=new Date(Date.now()+288e5).toISOString().slice(0,10);',
    'if(JSON.parse(localStorage.getItem("downloadHiddenOn"))===d)e.dataset.banner="closed"',
    '}catch(_){}})(document.documentElement)',
  ].join('')
}

/**
 * Requests the first data of the page while its code is still loading; the client takes the answers
 * from `__early`. What follows a `#` is the body of a POST.
 */
export function earlyScript(paths: readonly string[]): string {
  if (paths.length === 0) return ''
  return [
    '(function(e,p){var j="application/json";p.forEach(function(u){var b=u.split("#")[1];',
    'e[u]=fetch(u,b?{method:"POST",headers:{accept:j,"content-type":j},body:b}',
    ':{headers:{accept:j}});',
    // The client handles the error when it takes the answer; this avoids an unhandled rejection.
    `e[u].catch(function(){})})})(window.__early={},${jsonForScript(paths)})`,
  ].join('')
}

/**
 * Replaces a title with a result on a device whose settings hide results, before other scripts run,
 * and marks the document, whose text reveals it too.
 */
export function unspoiledTitleScript(title: string): string {
  return [
    '(function(){try{var s=JSON.parse(localStorage.getItem("settings"))||{};',
    `if(s.noSpoiler===true||s.streamDelaySeconds>0){document.title=${jsonForScript(title)};`,
    'document.documentElement.dataset.results="hidden"}',
    '}catch(_){}})()',
  ].join('')
}
