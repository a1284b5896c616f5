export { element, htmlOf, type Markup, type MarkupChild } from './element'
export { escapeHtml, jsonForScript } from './escape.rules'
