import { createServer } from 'node:net'

/** Below the ports that systems choose for outgoing connections: none of them takes it. */
const FROM = 10_000
const TO = 32_000

/** A port that is free on every address: the server listens on all of them. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM))
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
