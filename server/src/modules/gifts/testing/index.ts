export { NOW, openGiftsWorld } from './gifts-world'
