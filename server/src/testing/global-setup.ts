import { prepareTestCluster } from './test-cluster'

// biome-ignore lint/style/noDefaultExport: jest calls the default export before the first test
export { prepareTestCluster as default }
