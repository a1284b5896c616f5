import type { ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { useAsMember, useHost } from '@saidian/shared/host'

type Book = (isOn: boolean) => PromiseLike<{ error?: { message?: string | undefined } | undefined }>

/**
 * Asks for a notice at the start of a broadcast, or takes it back. A visitor goes to the login; a
 * refusal is said.
 */
export function useToggleBooking({ isBooked }: ScheduledBroadcast, book: Book): () => void {
  const host = useHost()
  const asMember = useAsMember()

  async function toggle(): Promise<void> {
    const { error } = await book(!isBooked)
    if (error) host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
    else if (!isBooked) host.toast({ text: '开播时通知你', kind: 'success' })
  }

  return () => asMember(() => void toggle())
}
