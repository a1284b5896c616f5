import type { RemoteModule } from '@saidian/shared/host'

const remote: RemoteModule = { name: 'mf_none', contract: 1, routes: () => [] }

// biome-ignore lint/style/noDefaultExport: stands for a remote's entry
export default remote
