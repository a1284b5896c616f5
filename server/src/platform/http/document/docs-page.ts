import type { Endpoint } from '@saidian/shared/contracts/http'
import { openApiOf } from './open-api'

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;
padding:0 1rem;color:#222;background:#fff}
summary{cursor:pointer;padding:.5rem 0}code{font-size:1.05em}summary code{font-weight:600}
pre{background:#f5f5f7;padding:1rem;overflow:auto;border-radius:.5rem}
.method{display:inline-block;width:3.5em;color:#06c}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#111}
pre{background:#1c1c1e}.method{color:#6af}}`

/**
 * The API as an HTML page without a script: one line per endpoint, with its parameters and schemas
 * inside.
 */
export function docsPage(endpoints: Endpoint[], nonce: string): string {
  const { paths } = openApiOf(endpoints)
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  )
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>赛点接口</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>赛点接口</h1>
<p>机器可读：<a href="/openapi.json">/openapi.json</a></p>
${sections.join('\n')}</body></html>`
}

function section(method: string, path: string, operation: unknown): string {
  const summary =
    typeof operation === 'object' && operation && 'summary' in operation
      ? String(operation.summary)
      : ''
  const name = `<span class="method">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code>`
  return `<details><summary>${name} ${escapeHtml(summary)}</summary>
<pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
