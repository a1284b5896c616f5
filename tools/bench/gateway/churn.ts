import type { Socket } from 'node:net'
import { encodeImFrame, IM_LOGIN, TOPIC } from '@saidian/shared/contracts/sockets'
import type { DriverAnswer, DriverOrder } from './messages'
import { sharedNow } from './messages'
import { CLOSE_FRAME, kindOf, maskedText, openRawSocket } from './raw-socket'

const SUBSCRIBE = maskedText(`{"op":"sub","topic":"${TOPIC.footballBoard}"}`)
/** The port of a closed connection is reserved for a minute, so the clients have many addresses. */
const ADDRESSES = 40

type Churn = Extract<DriverOrder, { do: 'churn' }>

/**
 * Sockets that connect, do one thing and close, `atOnce` at any time; every second one belongs to a
 * member.
 */
export async function churn({ port, forMs, atOnce }: Churn): Promise<DriverAnswer> {
  const until = sharedNow() + forMs
  let rounds = 0
  let failed = 0

  async function visitor(): Promise<void> {
    while (sharedNow() < until) {
      const number = rounds + failed
      const isWell = await visit(port, number)
      if (isWell) rounds++
      else failed++
    }
  }

  await Promise.all(Array.from({ length: atOnce }, visitor))
  return { to: 'churn', rounds, failed }
}

/** True when the server answered and then closed the connection. */
function visit(port: number, number: number): Promise<boolean> {
  const isMember = number % 2 === 1
  const login = encodeImFrame({ code: IM_LOGIN, accessToken: `member-${number}` })
  let isAnswered = false

  function leave(socket: Socket): void {
    isAnswered = true
    // Half of them send a close frame, the others just disconnect.
    if (number % 4 < 2) socket.write(CLOSE_FRAME)
    else socket.destroy()
  }

  return new Promise((resolve) => {
    openRawSocket(port, {
      path: isMember ? '/ws/im' : '/ws/live',
      localAddress: `127.0.0.${2 + (number % ADDRESSES)}`,
      onOpen: (socket) => {
        if (isMember) socket.write(maskedText(login))
      },
      onText: (payload, socket) => {
        const kind = kindOf(payload)
        if (kind === 'welcome') socket.write(SUBSCRIBE)
        else if (isMember || kind === 'subscribed') leave(socket)
      },
      onGone: () => resolve(isAnswered),
    })
  })
}
