import type { RemoteModule } from '@saidian/shared/host'
import { routes } from './routes'

const remote: RemoteModule = { name: 'mf_message', contract: 1, routes }

export default remote
