import { uploadBy } from '@saidian/shared/api'
import { PICTURE_RULE, PORTRAIT_AUDIT, type UserInfo } from '@saidian/shared/contracts/profile'
import { Portrait } from '@saidian/shared/ui/subpages'
import { SinglePicture, type SingleUpload } from '@saidian/shared/ui/uploader'
import { useUploadPortraitMutation } from '../../member/member.api'
import css from './portrait-editor.module.css'

const AUDIT_TEXTS: Partial<Record<number, string>> = {
  [PORTRAIT_AUDIT.waiting]: '新头像审核中，通过后其他人可见',
  [PORTRAIT_AUDIT.rejected]: '新头像未通过审核，请换一张',
}

/** The state of the last picture, with the reason why it was rejected. */
function auditText({ portraitAudit, portraitReason }: UserInfo): string {
  if (portraitAudit === PORTRAIT_AUDIT.rejected && portraitReason !== '')
    return `新头像未通过审核：${portraitReason}`
  return AUDIT_TEXTS[portraitAudit] ?? '点击更换头像'
}

type PortraitEditorProps = { info: UserInfo; onToast: (text: string) => void }

/** The portrait with its audit state. The user chooses a picture, crops it and uploads it. */
export function PortraitEditor({ info, onToast }: PortraitEditorProps) {
  const [upload] = useUploadPortraitMutation()
  return (
    <div className={css.editor}>
      <SinglePicture
        label="头像图片"
        cropTitle="裁剪头像"
        maxBytes={PICTURE_RULE.bytes}
        upload={uploadBy(upload)}
        onProblem={onToast}
        onDone={() => onToast('头像已提交审核')}
      >
        {(state) => <PortraitAndState info={info} {...state} />}
      </SinglePicture>
    </div>
  )
}

type PortraitAndStateProps = SingleUpload<unknown> & { info: UserInfo }

/** The portrait as a button that opens the file dialog, and the state of its upload below. */
function PortraitAndState({ info, item, choose, retry }: PortraitAndStateProps) {
  const isSending = item?.state === 'sending'
  return (
    <>
      <button
        type="button"
        className={css.choose}
        disabled={isSending}
        aria-label="更换头像"
        onClick={choose}
      >
        <Portrait
          name={info.nickName}
          id={info.id}
          src={isSending ? item.preview : info.portraitNew || info.portrait}
          size={96}
        />
      </button>
      {item?.state === 'failed' ? (
        <button type="button" className={css.retry} onClick={retry}>
          上传失败，点击重试
        </button>
      ) : (
        <p className={css.text}>
          {isSending ? `正在上传 ${Math.round(item.progress * 100)}%` : auditText(info)}
        </p>
      )}
    </>
  )
}
