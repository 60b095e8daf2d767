import { pictureTypes } from 'shared/contract';

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of an uploaded image in pixels. */
const maxSide = 2000;

export const acceptedImageTypes = pictureTypes.map((type) => `.${type}`).join(',');

/** The type to ask for: JPEG, except for formats with transparency. */
const getOutputType = ({ type }: Blob) => (type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg');

/** The area of an image as a new file, scaled down to `maxSide`. Rejects if the browser cannot encode it. */
export const cropImage = async (source: File, { x, y, width, height }: CropArea): Promise<File> => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const picture = await createImageBitmap(source);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = getOutputType(source);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!blob) throw new Error('The browser could not encode the picture');
  // A browser that cannot write the type writes PNG: Safari does so for WebP.
  return new File([blob], `${source.name.replace(/\.[^.]*$/, '')}.${blob.type.split('/')[1]}`, { type: blob.type });
};
