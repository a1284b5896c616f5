import { setTimeout as pause } from 'node:timers/promises'
import { getDevices, getPasswordIv } from '@saidian/shared/contracts/accounts'
import { addressOf, createCaller } from './caller'

/** Message to the process: repeat the calls of these members until 'stop'. */
export type OthersOrder = { url: string; tokens: string[] } | 'stop'

/**
 * Other members' calls while many log in, a pair every 20 ms. In a separate process: the burst must
 * not slow the measurement. Answers with the times in milliseconds.
 */
let isOver = false
process.on('message', (order: OthersOrder) => {
  if (order === 'stop') isOver = true
  else void goOn(order.url, order.tokens)
})

async function goOn(url: string, tokens: string[]): Promise<void> {
  const { call } = createCaller(url)
  const times: number[] = []
  for (let round = 0; !isOver; round++) {
    const token = tokens[round % tokens.length]
    const from = addressOf(100_000 + round)
    const answers = await Promise.all([
      call(getDevices.path, from, undefined, token),
      call(getPasswordIv.path, from),
    ])
    times.push(...answers.map(({ tookMs }) => tookMs))
    if (round === 10) process.send?.('going')
    await pause(20)
  }
  process.send?.(times)
  process.disconnect()
}
