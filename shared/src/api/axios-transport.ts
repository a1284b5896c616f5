import type { Transport } from './transport'

/**
 * Axios, fetched when the first request goes out: a page whose data the server began to send with
 * the HTML shows its first rows without it.
 */
export const axiosTransport: Transport = async (request) => {
  const { carry } = await import('./axios-client')
  return carry(request)
}
