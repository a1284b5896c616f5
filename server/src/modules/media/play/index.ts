export { createMediaSecret, type MediaSecret } from './media-secret'
export type { HookedOrigin, MediaOrigin } from './origin-address.rules'
export {
  type CheckedPlay,
  createPlaySigner,
  LIVE_PATH,
  type Play,
  type PlaySigner,
} from './play-signer'
