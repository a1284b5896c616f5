export { PictureInput, type PictureInputProps } from './picture-input'
export { PictureTiles, type PictureTilesProps } from './picture-tiles'
export { SinglePicture, type SinglePictureProps, type SingleUpload } from './single-picture'
export { type UploadItem, type UploadRules, useUploads } from './use-uploads'
