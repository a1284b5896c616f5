/**
 * `pnpm --filter @saidian/mf-live dev`: builds and watches the remote of the current folder. `PORT`
 * (3101) and `BACKEND` (http://127.0.0.1:8080) are environment variables.
 */
import { basename } from 'node:path'
import { startDevServer } from './dev-server'

const directory = process.cwd()
const name = basename(directory)
const backend = process.env.BACKEND || 'http://127.0.0.1:8080'
const port = Number(process.env.PORT || 3101)

const { url } = await startDevServer({ name, directory, port, backend })
console.log(`
  ${name} over ${backend}
    ${url}/    alone
    ${backend}/?mf.override=${name.replaceAll('-', '_')}@${url}/mf-manifest.json
                                 in the product, started by MF_OVERRIDES=1 npm start
`)
