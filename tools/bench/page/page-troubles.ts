import type { Page } from '@playwright/test'

const TEXT_LIMIT = 400

/**
 * Records the errors of a page from now on; the returned function resolves with all of them and the
 * text of the page.
 */
export function watchTroubles(page: Page): () => Promise<string> {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('requestfailed', (request) =>
    troubles.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  )
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`)
  })
  page.on('websocket', (socket) => {
    socket.on('socketerror', (error) => troubles.push(`socket ${socket.url()}: ${error}`))
  })

  return async () => {
    const text = await page
      .locator('#root')
      .textContent({ timeout: 5_000 })
      .catch((error: Error) => `(no text: ${error.message})`)
    const shown = (text ?? '').replace(/\s+/g, ' ').slice(0, TEXT_LIMIT)
    return [...(troubles.length > 0 ? troubles : ['no error']), `the page shows: ${shown}`].join(
      '\n',
    )
  }
}
