import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { pictureProblem } from './picture-file'
import { PictureInput } from './picture-input'
import { type UploadItem, type UploadRules, useUploads } from './use-uploads'

const CropSheet = lazy(async () => ({
  default: (await import(/* webpackChunkName: "crop" */ './crop/crop-sheet')).CropSheet,
}))

/** How large a picture may be that is cropped before it is sent. */
const MAX_CROPPED_BYTES = 20 * 1024 * 1024

export type SingleUpload<Reply> = {
  /** Opens the file dialog. */
  choose: () => void
  /** The upload under way, failed or done; undefined before the first. */
  item: UploadItem<Reply> | undefined
  retry: () => void
}

export type SinglePictureProps<Reply> = Omit<UploadRules<Reply>, 'onReplies'> & {
  /** Label of the file input. */
  label: string
  /** Title of the sheet that crops the picture to a circle. */
  cropTitle: string
  onDone: (reply: Reply) => void
  children: (upload: SingleUpload<Reply>) => ReactNode
}

/** One picture: chosen, cropped to a circle and uploaded; a new one replaces the last. */
export function SinglePicture<Reply>(props: SinglePictureProps<Reply>) {
  const { label, cropTitle, onDone, children, ...rules } = props
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const { items, add, retry, remove } = useUploads<Reply>({
    ...rules,
    onReplies: ([reply]) => reply !== undefined && onDone(reply),
  })
  const [item] = items

  async function choose(file: File | undefined) {
    const problem = file && (await pictureProblem(file, MAX_CROPPED_BYTES))
    if (problem) rules.onProblem(problem)
    else if (file) setChosen(file)
  }

  function send(picture: Blob) {
    setChosen(null)
    if (item) remove(item.id)
    void add(picture)
  }

  return (
    <>
      {children({
        choose: () => input.current?.click(),
        item,
        retry: () => item && retry(item.id),
      })}
      <PictureInput ref={input} label={label} onChoose={([file]) => void choose(file)} />
      {chosen && (
        <Suspense>
          <CropSheet
            title={cropTitle}
            file={chosen}
            onDone={send}
            onBroken={() => {
              setChosen(null)
              rules.onProblem('图片无法识别，请换一张')
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
