import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

export const SocketAddress = Type.Object({
  token: Type.String({
    description: 'ticket for one login frame within 30 s; empty for a visitor',
  }),
  lotteryAddress: Type.Array(
    Type.Object({ protocol: Type.String(), host: Type.String(), port: Type.Integer() }),
  ),
})
export type SocketAddress = Static<typeof SocketAddress>

/** Where the im socket is (product-spec 7); needs no body. */
export const postSocketAddress = endpoint({
  method: 'POST',
  path: '/imserver/websocket/address',
  summary: 'Address of the message socket',
  login: 'optional',
  // As a visitor its device would take the missing ticket for the end of the login.
  isClosedToBanned: true,
  reply: SocketAddress,
})
