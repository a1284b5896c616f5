export { checkBudgets } from './budget.rules'
export { checkChunks, checkExposes, checkReports } from './build.rules'
