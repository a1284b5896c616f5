import { runParts } from '../run-parts'
import { benchChat } from './chat/chat-part'
import { benchDanmaku } from './danmaku/danmaku-part'
import { benchFlv } from './flv/flv-part'
import { benchGifts } from './gifts/gifts-part'
import { benchScreens } from './screens/screens-part'

/**
 * `pnpm bench rooms [--only <part>]`. The part `chat` takes `--viewers`, `--messages` a second and
 * `--seconds` for a smaller room.
 */
await runParts('rooms', {
  chat: benchChat,
  gifts: benchGifts,
  flv: benchFlv,
  danmaku: benchDanmaku,
  screens: benchScreens,
})
