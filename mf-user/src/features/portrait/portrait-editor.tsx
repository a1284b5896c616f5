import type { ApiError } from '@saidian/shared/api'
import { PICTURE_RULE, PORTRAIT_AUDIT, type UserInfo } from '@saidian/shared/contracts/profile'
import { Portrait } from '@saidian/shared/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useUploadPortraitMutation } from '../../member/member.api'
import css from './portrait-editor.module.css'

const CropSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "crop" */ './crop-sheet')).CropSheet,
}))

const AUDIT_TEXTS: Partial<Record<number, string>> = {
  [PORTRAIT_AUDIT.waiting]: '新头像审核中，通过后其他人可见',
  [PORTRAIT_AUDIT.rejected]: '新头像未通过审核，请换一张',
}

type PortraitEditorProps = { info: UserInfo; onToast: (text: string) => void }

/** The portrait with its audit state. The user chooses a picture, crops it and uploads it. */
export function PortraitEditor({ info, onToast }: PortraitEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [upload, { isLoading }] = useUploadPortraitMutation()

  function choose(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    if (file.size > PICTURE_RULE.bytes * 4) onToast('图片过大，请换一张')
    else setChosen(file)
  }

  async function send(picture: Blob) {
    setChosen(null)
    try {
      await upload(picture).unwrap()
      onToast('头像已提交审核')
    } catch (failure) {
      onToast((failure as ApiError).message)
    }
  }

  return (
    <div className={css.editor}>
      <PortraitButton info={info} isDisabled={isLoading} onOpen={() => input.current?.click()} />
      <p className={css.text}>
        {isLoading ? '正在上传…' : (AUDIT_TEXTS[info.portraitAudit] ?? '点击更换头像')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label="头像图片"
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {chosen && (
        <Suspense>
          <CropSheet
            file={chosen}
            onDone={(picture) => void send(picture)}
            onBroken={() => {
              setChosen(null)
              onToast('图片无法识别，请换一张')
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

type PortraitButtonProps = { info: UserInfo; isDisabled: boolean; onOpen: () => void }

/** The portrait as a button that opens the file dialog. */
function PortraitButton({ info, isDisabled, onOpen }: PortraitButtonProps) {
  return (
    <button
      type="button"
      className={css.choose}
      disabled={isDisabled}
      aria-label="更换头像"
      onClick={onOpen}
    >
      <Portrait
        name={info.nickName}
        id={info.id}
        src={info.portraitNew || info.portrait}
        size={96}
      />
    </button>
  )
}
