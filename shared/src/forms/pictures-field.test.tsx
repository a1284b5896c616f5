import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiFailure } from '../api'
import { renderWithStore } from '../testing'
import { Form, PicturesField, TextField, useApiForm } from '.'

type Values = { text: string; pictures: string[] }

function Sample({ send }: { send: (values: Values) => Promise<void> }) {
  const form = useApiForm<Values>({ defaultValues: { text: '', pictures: [] }, send })
  return (
    <Form form={form} label="测试" action="发送">
      <TextField form={form} name="text" label="正文" />
      <PicturesField
        form={form}
        name="pictures"
        max={2}
        onUpload={async ({ name }) => ({ key: `key of ${name}` })}
      />
    </Form>
  )
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

async function addPicture(name: string, place: number) {
  const file = new File(['x'], name, { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('添加图片'), file)
  await screen.findByRole('img', { name: `第 ${place} 张图片` })
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '发送' }))

test('sends the keys of the pictures that are left', async () => {
  const sent: Values[] = []
  renderWithStore(<Sample send={async (values) => void sent.push(values)} />)
  await addPicture('a.png', 1)
  await addPicture('b.png', 2)
  expect(screen.queryByLabelText('添加图片')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '删除第 1 张图片' }))
  expect(screen.getByLabelText('添加图片')).toBeEnabled()
  await submit()
  await waitFor(() => expect(sent).toEqual([{ text: '', pictures: ['key of b.png'] }]))
})

test('shows an error of the pictures below them, and the next submission is sent', async () => {
  const error = { code: 400, reason: 'request.invalid', message: '图片有误', retryable: false }
  const outcomes = [
    Promise.reject(new ApiFailure({ ...error, field: 'pictures' })),
    Promise.resolve(),
  ]
  renderWithStore(<Sample send={() => outcomes.shift() as Promise<void>} />)
  await addPicture('a.png', 1)
  await submit()
  const group = screen.getByRole('group', { name: '图片' })
  await waitFor(() => expect(group).toHaveAccessibleDescription('图片有误'))
  await submit()
  await waitFor(() => expect(outcomes).toEqual([]))
  expect(screen.queryByRole('alert')).toBeNull()
})
