import 'antd-mobile/es/global/global.css'
import './control-theme.css'

export { IndexBar, type IndexBarProps } from './index-bar'
export { Picker, type PickerProps } from './picker'
export { Slider, type SliderProps } from './slider'
export { Switch, type SwitchProps } from './switch'
