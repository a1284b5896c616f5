import { QrCode } from './qr-code'

export function Address() {
  return (
    <div style={{ width: 160 }}>
      <QrCode text="https://saidian.example/live/zq/detail/7" label="比赛的二维码" />
    </div>
  )
}
