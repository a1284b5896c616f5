import type { ChildProcess } from 'node:child_process'
import { answerOf, askProcess, startPinned } from '../../gateway/processes'
import type { ClientAnswer, ClientOrder, ServerAnswer, ServerOrder } from './orders'

type Program = 'messages-process.ts' | 'bare-process.ts'

export type Pair = { server: ChildProcess; clients: ChildProcess; port: number; groupId: string }

/** Runs `work` with a server on one core and its clients on the other; both end with it. */
export async function withPair<T>(
  program: Program,
  parameters: readonly number[],
  work: (pair: Pair) => Promise<T>,
): Promise<T> {
  const server = startPinned(new URL(program, import.meta.url), 0, parameters.map(String))
  const clients = startPinned(new URL('client-process.ts', import.meta.url), 1)
  try {
    const start = (await answerOf(server)) as Extract<ServerAnswer, { to: 'start' }>
    return await work({ server, clients, port: start.port, groupId: start.groupId })
  } finally {
    server.disconnect()
    clients.disconnect()
  }
}

export const askServer = <What extends ServerOrder['do']>({ server }: Pair, what: What) =>
  askProcess(server, { do: what }) as Promise<Extract<ServerAnswer, { to: What }>>

export const askClients = <What extends ClientOrder['do']>(
  { clients }: Pair,
  order: Extract<ClientOrder, { do: What }>,
) => askProcess(clients, order) as Promise<Extract<ClientAnswer, { to: What }>>
