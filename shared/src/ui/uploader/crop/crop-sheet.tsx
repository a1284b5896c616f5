import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '../../button/button'
import { Slider } from '../../controls'
import { Sheet } from '../../subpages/sheet/sheet'
import css from './crop-sheet.module.css'
import { cropSquare } from './crop-square'

type CropSheetProps = {
  title: string
  file: File
  onDone: (picture: Blob) => void
  /** The browser cannot decode the file as a picture. */
  onBroken: () => void
  onClose: () => void
}

const MAX_ZOOM = 4

/** Crops the chosen picture: the user moves and zooms it under a round window. */
export function CropSheet({ title, file, onDone, onBroken, onClose }: CropSheetProps) {
  const [url, setUrl] = useState('')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return (
    <Sheet title={title} onClose={onClose}>
      <div className={css.stage}>
        {url && (
          <Cropper
            image={url}
            // The component would inject its styles as HTML, which Trusted Types block.
            disableAutomaticStylesInjection
            aspect={1}
            cropShape="round"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ onError: onBroken }}
          />
        )}
      </div>
      <div className={css.tools}>
        <Slider
          label="放大"
          value={zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          onChange={setZoom}
          textOf={(times) => `${times.toFixed(1)} 倍`}
        />
        <Button
          isWide
          disabled={!area}
          onClick={() => area && void cropSquare(url, area).then(onDone, onBroken)}
        >
          使用
        </Button>
      </div>
    </Sheet>
  )
}
