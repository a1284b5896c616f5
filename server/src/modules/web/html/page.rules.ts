import type { LayoutName, PageBoot, ShellManifest } from '@saidian/shared/contracts/registry'
import { escapeHtml, jsonForScript } from '../../../platform/markup'
import { CRITICAL_STYLE, SURFACES } from './critical-style.rules'
import { DOCUMENT_STYLE } from './document-style.rules'
import { type DocumentText, documentTags } from './document-tags.rules'
import {
  appearanceScript,
  earlyScript,
  FIXED_VIEWPORT,
  unspoiledTitleScript,
} from './inline-scripts.rules'
import { skeleton } from './skeleton.rules'

/** A file that the page will request, with its integrity. */
export type Preload = { url: string; integrity: string; as: 'script' | 'style' }

export type PageParts = {
  layout: LayoutName | undefined
  boot: PageBoot
  shell: ShellManifest
  /** Files of the matched remote. */
  preloads: readonly Preload[]
  /** Paths of data to request at once. */
  early: readonly string[]
  /** Attributes of link tags, such as `rel="icon" href="/icons/icon.svg"`. */
  links: readonly string[]
}

/**
 * A page without its own text and the nonce of its reply, which goes between the pieces of each
 * half.
 */
export type PageTemplate = {
  beforeText: readonly string[]
  afterText: readonly string[]
  layout: LayoutName | undefined
  afterRoot: string
}

/** The text of a report, until the page asks a reader who hides results. */
const HIDDEN_RESULT = '[data-results=hidden] [data-document=result]>main{visibility:hidden}'

/** Placeholder of the nonce; escaped text has no NUL, so no text of a page can contain it. */
const NONCE = '\u0000'

export function renderPage(
  { beforeText, afterText, layout, afterRoot }: PageTemplate,
  { nonce, url, ...text }: DocumentText & { nonce: string; url: string },
): string {
  const { withoutResult } = text
  const hider = withoutResult === undefined ? '' : script(unspoiledTitleScript(withoutResult))
  const hiderTag = clean(hider.replaceAll(NONCE, nonce))
  // The title may be replaced before anything else of the page has arrived.
  const title = `<title>${escapeHtml(clean(text.title))}</title>${hiderTag}`
  const style = text.content
    ? `<style nonce="${nonce}">${DOCUMENT_STYLE}${HIDDEN_RESULT}</style>`
    : ''
  const tags = clean(documentTags(text, url)) + style
  // The skeleton is painted before the style sheets below it are loaded.
  const root = `<div id="root">${clean(skeleton(layout, text))}</div>`
  return beforeText.join(nonce) + title + tags + afterText.join(nonce) + root + afterRoot
}

export function pageTemplate(parts: PageParts): PageTemplate {
  const { layout, boot, shell, preloads, early, links } = parts
  const beforeText = [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    `<meta name="viewport" content="${FIXED_VIEWPORT}">`,
    script(appearanceScript()),
    script(earlyScript(early)),
  ]
  const afterText = [
    themeColour('light'),
    themeColour('dark'),
    '<meta name="format-detection" content="telephone=no">',
    '<meta name="mobile-web-app-capable" content="yes">',
    `<style nonce="${NONCE}">${CRITICAL_STYLE}</style>`,
    ...shell.styles.map((file) => `<link rel="preload" as="style" ${addressOf(file)}>`),
    ...shell.scripts.map(shellScript),
    ...shell.preload.map(
      (file) => `<link rel="preload" as="script" nonce="${NONCE}" ${addressOf(file)}>`,
    ),
    ...preloads.map(preloadLink),
    ...links.map((attributes) => `<link ${attributes}>`),
    '</head><body>',
  ]
  const afterRoot = [
    `<script id="boot" type="application/json">${jsonForScript(boot)}</script>`,
    ...shell.styles.map((file) => `<link rel="stylesheet" ${addressOf(file)}>`),
    '<noscript>赛点需要浏览器允许 JavaScript 才能显示比分。</noscript></body></html>',
  ]
  const pieces = (html: string[]) => html.join('').split(NONCE)
  return {
    beforeText: pieces(beforeText),
    afterText: pieces(afterText),
    layout,
    afterRoot: afterRoot.join(''),
  }
}

function themeColour(theme: 'light' | 'dark'): string {
  const media = `(prefers-color-scheme: ${theme})`
  return `<meta name="theme-color" content="${SURFACES[theme][1]}" media="${media}">`
}

function script(code: string): string {
  return code && `<script nonce="${NONCE}">${code}</script>`
}

function shellScript({ file, integrity }: ShellManifest['scripts'][number]): string {
  const source = `src="/assets/${escapeHtml(file)}" integrity="${integrity}"`
  return `<script nonce="${NONCE}" defer ${source}></script>`
}

/** A preload and its use must have the same integrity, otherwise the file is loaded twice. */
function addressOf({ file, integrity }: ShellManifest['styles'][number]): string {
  return `href="/assets/${escapeHtml(file)}" integrity="${escapeHtml(integrity)}"`
}

function preloadLink({ url, integrity, as }: Preload): string {
  // The policy of the page covers preloads: without the nonce a script is blocked.
  const source = `href="${escapeHtml(url)}" integrity="${integrity}"`
  return `<link rel="preload" as="${as}" nonce="${NONCE}" ${source} fetchpriority="low">`
}

function clean(text: string): string {
  return text.replaceAll(NONCE, '')
}
