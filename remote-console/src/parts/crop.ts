import { pictureTypes } from 'shared/contract';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longest side of what is uploaded, in pixels: enough for a wide screen. */
const longest = 2000;

export const accepted = pictureTypes.map((type) => `.${type}`).join(',');

/** Opaque pictures travel as JPEG, those that may be transparent as they are. */
const typeOf = ({ type }: Blob) => (type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg');

export const cropped = async (source: File, { x, y, width, height }: Area): Promise<File> => {
  const scale = Math.min(1, longest / Math.max(width, height));
  const picture = await createImageBitmap(source);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = typeOf(source);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error('The browser could not encode the picture');
  return new File([blob], `${source.name.replace(/\.[^.]*$/, '')}.${type.split('/')[1]}`, { type });
};
