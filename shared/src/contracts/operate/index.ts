export { getOperateConfig, OperateNotice, operateEndpoints } from './operate'
