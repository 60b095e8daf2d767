export { defineGallery, type Gallery, type GalleryArea } from './gallery';
export { Opener } from './Opener';
export { runGallery } from './run-gallery';
export { sampleI18n, samplePicture } from './samples';
