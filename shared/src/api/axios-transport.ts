import type { Transport } from './transport'

/**
 * Axios, fetched when the first request goes out: a page whose data the server began to send with
 * the HTML shows its first rows without it. Answers in pieces go by `fetch`.
 */
export const axiosTransport: Transport = async (request) => {
  if (request.onText) return (await import('./stream-transport')).carryStream(request)
  const { carry } = await import('./axios-client')
  return carry(request)
}
