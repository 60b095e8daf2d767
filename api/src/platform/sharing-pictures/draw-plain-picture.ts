import { sharingPictureColours, sharingPictureSize } from './sharing-picture-style';

/** The picture for a record whose own could not be drawn: its photo, or only the firm's colour. */
export const drawPlainPicture = async (picture: Buffer | null): Promise<Buffer> => {
  const { createPlainImage, fitImage } = await import('../files/image-content');
  const cropped = picture && (await fitImage(picture, sharingPictureSize).catch(() => null));
  return cropped ?? createPlainImage({ ...sharingPictureSize, background: sharingPictureColours.scene });
};
