import { MAX_PICTURE_BYTES } from '@saidian/shared/contracts/messaging'
import { useHost } from '@saidian/shared/host'
import { Icon, type IconName } from '@saidian/shared/ui'
import { compressed, PictureInput } from '@saidian/shared/ui/uploader'
import { useRef, useState } from 'react'
import type { WaitingBody } from '../../../log'
import css from './composer.module.css'
import { MatchSheet } from './match-sheet'
import { pictureSize } from './picture-size'

type MorePanelProps = { onSend: (body: WaitingBody) => void; onDone: () => void }

/** More than this many are sent in several steps. */
const MAX_PICTURES = 9

/** What a message can be besides a text: pictures, a match. */
export function MorePanel({ onSend, onDone }: MorePanelProps) {
  const host = useHost()
  const input = useRef<HTMLInputElement>(null)
  const [isChoosingMatch, setChoosingMatch] = useState(false)
  async function sendPictures(files: readonly File[]): Promise<void> {
    if (files.length > MAX_PICTURES) host.toast({ text: `一次最多发送 ${MAX_PICTURES} 张图片` })
    // One after the other: in the order in which they were chosen.
    for (const chosen of files.slice(0, MAX_PICTURES)) {
      const file = await compressed(chosen)
      const size = file.size > MAX_PICTURE_BYTES ? null : await pictureSize(file)
      if (size) onSend({ kind: 'picture-file', file, ...size })
      else host.toast({ text: '图片无法识别或过大，请换一张', kind: 'fail' })
    }
    if (files.length > 0) onDone()
  }
  return (
    <div className={css.more}>
      <PanelButton icon="picture" text="图片" onChoose={() => input.current?.click()} />
      <PanelButton icon="ball" text="比赛" onChoose={() => setChoosingMatch(true)} />
      <PictureInput
        ref={input}
        label="选择图片"
        multiple
        onChoose={(files) => void sendPictures(files)}
      />
      {isChoosingMatch && (
        <MatchSheet
          onChoose={(card) => {
            onSend({ kind: 'card', card })
            onDone()
          }}
          onClose={() => setChoosingMatch(false)}
        />
      )}
    </div>
  )
}

type PanelButtonProps = { icon: IconName; text: string; onChoose: () => void }

function PanelButton({ icon, text, onChoose }: PanelButtonProps) {
  return (
    <button type="button" className={css.choice} onClick={onChoose}>
      <span className={css.tile}>
        <Icon name={icon} size={24} />
      </span>
      {text}
    </button>
  )
}
