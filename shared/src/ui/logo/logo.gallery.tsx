import { Logo } from './logo'

export function Mark() {
  return (
    <div style={{ width: 64 }}>
      <Logo />
    </div>
  )
}
