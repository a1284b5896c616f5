import type { RemoteMeta } from '@saidian/shared/contracts/registry'

const description: RemoteMeta = { name: 'mf_none', titleZh: '', contract: 1, routes: [] }

// biome-ignore lint/style/noDefaultExport: stands for a remote's remote.json
export default description
