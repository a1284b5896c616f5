import { PicturesField } from './pictures-field'
import { useApiForm } from './use-api-form'

export function Empty() {
  const form = useApiForm({
    defaultValues: { pictures: [] as string[] },
    send: async () => undefined,
  })
  return (
    <PicturesField form={form} name="pictures" max={3} upload={async () => ({ key: 'picture' })} />
  )
}
