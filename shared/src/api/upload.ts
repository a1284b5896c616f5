import type { Endpoint, ReplyOf } from '../contracts/http'
import type { Build, Mutation, Options } from './endpoint-of'
import type { HttpRequest } from './http'

/** What the hook of an upload takes. */
export type UploadArgs = { file: Blob } & Pick<HttpRequest, 'onProgress'>

/** Sends one file; rejects with an `ApiError`, also when `signal` aborts. */
export type Upload<Reply> = (
  file: Blob,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Reply>

/**
 * A mutation that sends one file as the multipart field `field` of its endpoint; as `mutationOf`.
 * `uploadOf(build, uploadPortrait, 'portrait')`
 */
export function uploadOf<E extends Endpoint, Tag extends string>(
  build: Build<Tag>,
  endpoint: E,
  field: string,
  options: Options<Mutation<E, Tag, UploadArgs>> = {},
): Mutation<E, Tag, UploadArgs> {
  return build.mutation<ReplyOf<E>, UploadArgs>({
    ...options,
    query: ({ file, onProgress }: UploadArgs) => {
      // The browser sets the boundary of the body.
      const body = new FormData()
      body.set(field, file, 'picture')
      return { endpoint, args: { body }, options: { onProgress } }
    },
  } as never)
}

type Trigger<Reply> = (args: UploadArgs) => { abort: () => void; unwrap: () => Promise<Reply> }

/** The trigger of a mutation made by `uploadOf`, as an uploader calls it. */
export function uploadBy<Reply>(trigger: Trigger<Reply>): Upload<Reply> {
  return (file, { signal, onProgress }) => {
    const call = trigger({ file, onProgress })
    signal.addEventListener('abort', () => call.abort(), { once: true })
    return call.unwrap()
  }
}
