import { AppRouter, createMemoryHistory } from '@saidian/shared/router'
import { fireEvent, render, screen } from '@testing-library/react'
import { isInsideApp } from './app-view'
import { MissingPage } from './error-page'

test('recognises the app by its mark in the user agent', () => {
  expect(isInsideApp('Mozilla/5.0 (iPhone) SaidianApp/3.2')).toBe(true)
  expect(isInsideApp('Mozilla/5.0 (iPhone) Safari/605')).toBe(false)
})

test('inside the app 返回首页 closes the web view instead of navigating', () => {
  const closed = jest.fn()
  Object.assign(window, { SaidianBridge: { closeWebView: closed } })
  const agent = jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 SaidianApp/3.2')
  const history = createMemoryHistory('/nowhere')
  render(
    <AppRouter history={history}>
      <MissingPage />
    </AppRouter>,
  )
  fireEvent.click(screen.getByText('返回首页'))
  expect(closed).toHaveBeenCalledTimes(1)
  expect(history.location.pathname).toBe('/nowhere')
  agent.mockRestore()
})
