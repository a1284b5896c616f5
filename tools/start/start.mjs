// `npm start`: from a fresh checkout to a running product, with Node and npm alone.
import { spawn } from 'node:child_process'
import { install, needNode, root, runTypeScript, say } from './steps.mjs'

needNode()
install()
say('building what changed')
runTypeScript('tools/build/build.ts')

say('starting the server')
const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))

const internalPort = process.env.INTERNAL_PORT || '9090'
await ready(`http://127.0.0.1:${internalPort}/readyz`)

say('publishing the remotes')
runTypeScript('tools/remote/publish-built.ts')

const port = process.env.PORT || '8080'
const chatGptPort = process.env.CHATGPT_PORT || '9999'
say('READY')
process.stdout.write(`
  赛点 is running
    http://localhost:${port}/live/hot     the product
    http://localhost:${chatGptPort}/live/hot     the ChatGPT variant
    http://localhost:${port}/docs         the API
    http://127.0.0.1:${internalPort}/metrics     health and metrics (this machine only)

READY http://localhost:${port}
`)

async function ready(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
