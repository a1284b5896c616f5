export { type RtmpServer, startRtmpServer } from './rtmp-server'
