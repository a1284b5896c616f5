export { getOperateConfig, OperateNotice } from './operate'
export { operateEndpoints } from './staff-calls'
