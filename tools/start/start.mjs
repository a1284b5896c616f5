// `npm start`: from a fresh checkout to a running product, with only Node and npm.
import { ready, startServer } from './server.mjs'
import { fail, install, needNode, runTypeScript, say } from './steps.mjs'

needNode()
const internalPort = process.env.INTERNAL_PORT || '9090'
const readyUrl = `http://127.0.0.1:${internalPort}/readyz`
// Its answers would be mistaken for those of the new server.
if (await fetch(readyUrl).catch(() => null))
  fail(
    `Port ${internalPort} answers already: is the product running? ` +
      'Stop it, or set INTERNAL_PORT, PORT and CHATGPT_PORT.',
  )
install()
say('building what changed')
runTypeScript('tools/build/build.ts')

say('starting the server')
startServer()
await ready(readyUrl)

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
