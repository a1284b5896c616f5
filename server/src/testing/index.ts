export { footballWorld, matchWord, SATURDAY_EVENING } from './football-world'
export { createTestApp, type TestAppOptions } from './test-app'
export { prepareTestCluster, removeTestCluster } from './test-cluster'
export { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database'
