import type { PageBoot } from '@saidian/shared/contracts'

/**
 * Reads what the server inlined in `<script id="boot" type="application/json">`.
 * @throws when the page has none: such a page was not made by the product's server.
 */
export function readBoot(document: Document = globalThis.document): PageBoot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('the page carries no boot data')
  return JSON.parse(text)
}
