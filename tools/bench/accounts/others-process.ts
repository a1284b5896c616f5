import { setTimeout as pause } from 'node:timers/promises'
import { getDevices, getPasswordIv } from '@saidian/shared/contracts'
import { addressOf, createCaller } from './caller'

/** What the process is given to do: the calls of these members, until it is asked for their times. */
export type OthersOrder = { url: string; tokens: string[] } | 'stop'

/**
 * Other members' calls while many log in, a pair every 20 ms. A process of its own: the burst must not slow who
 * measures. Answers with the times in milliseconds.
 */
let isOver = false
process.on('message', (order: OthersOrder) => {
  if (order === 'stop') isOver = true
  else void goOn(order.url, order.tokens)
})

async function goOn(url: string, tokens: string[]): Promise<void> {
  const { call } = createCaller(url)
  const times: number[] = []
  for (let turn = 0; !isOver; turn++) {
    const token = tokens[turn % tokens.length]
    const from = addressOf(100_000 + turn)
    const answers = await Promise.all([
      call(getDevices.path, from, undefined, token),
      call(getPasswordIv.path, from),
    ])
    times.push(...answers.map(({ tookMs }) => tookMs))
    if (turn === 10) process.send?.('going')
    await pause(20)
  }
  process.send?.(times)
  process.disconnect()
}
