import { removeTestCluster } from './test-cluster'

// biome-ignore lint/style/noDefaultExport: jest calls the default export after the last test
export { removeTestCluster as default }
