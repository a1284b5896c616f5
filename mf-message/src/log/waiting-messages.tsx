import { useMessenger } from './use-messenger'

/** Sends what waits on this device, on a page that shows no conversation. */
export function WaitingMessages() {
  useMessenger()
  return null
}
