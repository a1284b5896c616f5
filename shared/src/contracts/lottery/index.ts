export { getBjdc, getJczq, getLottery, LotteryIssue, LotteryList, LotteryMatch } from './lottery'
