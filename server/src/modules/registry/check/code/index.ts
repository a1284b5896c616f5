export { type RemoteCode, readCode } from './remote-code'
export { checkModule } from './remote-module.rules'
