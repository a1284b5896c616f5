export { lotteryModule } from './lottery.module'
export { lotteryColumns } from './lottery.repository'
export { countLottery } from './lottery-metrics'
export { createLotteryStore } from './lottery-store'
