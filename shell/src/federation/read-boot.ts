import type { PageBoot } from '@saidian/shared/contracts/registry'

/**
 * Reads the data that the server inlined in `<script id="boot" type="application/json">`.
 * @throws when the page has no such data: then the product's server did not make it.
 */
export function readBoot(document: Document = globalThis.document): PageBoot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('the page carries no boot data')
  return JSON.parse(text)
}
