export { startDemoStreams } from './demo-streams'
