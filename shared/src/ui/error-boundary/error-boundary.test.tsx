import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'

function Page({ error }: { error?: Error }) {
  if (error) throw error
  return <p>content</p>
}

const reported: unknown[] = []

function boundary(resetKey: string, error?: Error) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      failure={(thrown) => <p>{`failed: ${(thrown as Error).message}`}</p>}
      onFailure={(thrown) => reported.push(thrown)}
    >
      <Page error={error} />
    </ErrorBoundary>
  )
}

beforeEach(() => {
  reported.length = 0
  // React prints every caught error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('shows and reports what the children throw, once', () => {
  const error = new Error('broken')
  render(boundary('/a', error))
  expect(screen.getByText('failed: broken')).toBeTruthy()
  expect(reported).toEqual([error])
})

test('shows the children again when the key changes, and not before', () => {
  const { rerender } = render(boundary('/a', new Error('broken')))
  rerender(boundary('/a'))
  expect(screen.queryByText('content')).toBeNull()
  rerender(boundary('/b'))
  expect(screen.getByText('content')).toBeTruthy()
})
