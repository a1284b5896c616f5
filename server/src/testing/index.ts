export { prepareTestCluster, removeTestCluster } from './test-cluster'
export { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database'
