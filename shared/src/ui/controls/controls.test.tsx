import { fireEvent, render, screen } from '@testing-library/react'
import { IndexBar, Picker, Slider, Switch } from '.'

describe('controls', () => {
  it('switches by its label', () => {
    const change = jest.fn()
    render(<Switch label="震动" isOn={false} onChange={change} />)
    fireEvent.click(screen.getByRole('switch', { name: '震动' }))
    expect(change).toHaveBeenCalledWith(true)
  })

  it('switches by the keyboard', () => {
    const change = jest.fn()
    render(<Switch label="震动" isOn onChange={change} />)
    fireEvent.keyDown(screen.getByRole('switch', { name: '震动' }), { key: ' ' })
    expect(change).toHaveBeenCalledWith(false)
  })

  it('shows the value of a slider to assistive technology', () => {
    render(
      <Slider
        label="延迟"
        value={30}
        min={0}
        max={120}
        step={5}
        onChange={jest.fn()}
        textOf={String}
      />,
    )
    const slider = screen.getByRole('slider', { name: '延迟' })
    expect(slider).toHaveValue('30')
    expect(slider).toHaveAttribute('aria-valuetext', '30')
  })

  it('lists groups under their titles, with their letters at the side', () => {
    render(<IndexBar groups={[{ letter: '热', title: '热门', content: <p>英超</p> }]} />)
    expect(screen.getByText('英超')).toBeInTheDocument()
    expect(screen.getByText('热门')).toBeInTheDocument()
    expect(screen.getByText('热')).toBeInTheDocument()
  })

  it('confirms what stands on the wheels', () => {
    const confirm = jest.fn()
    const hours = ['22', '23'].map((hour) => ({ value: hour, label: `${hour} 点` }))
    render(
      <Picker
        title="免打扰"
        columns={[hours]}
        value={['23']}
        onConfirm={confirm}
        onClose={jest.fn()}
      />,
    )
    fireEvent.click(screen.getByText('确定'))
    expect(confirm).toHaveBeenCalledWith(['23'])
  })
})
