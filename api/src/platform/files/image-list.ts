import type { FileRef } from 'shared/contract';
import { throwApiError, throwFieldError } from '../http/errors';

/** Parses an index of a list; `end` is the highest one allowed (C-6). Throws `not_found` or `invalid`. */
export const parseIndex = (index: string, end: number) => {
  if (!/^\d{1,4}$/.test(index)) throwApiError('not_found');
  if (Number(index) > end) throwFieldError('index', 'range');
  return Number(index);
};

/** Puts a picture at an index; returns the new list and the picture that was replaced. Throws `too_many` at `limit`. */
export const setImage = (images: FileRef[], index: string, image: FileRef, limit: number) => {
  const position = parseIndex(index, images.length);
  if (position === limit) throwApiError('too_many', { values: { limit } });
  return { images: images.toSpliced(position, 1, image), removed: images[position] ?? null };
};

/** Removes the picture at an index; later ones move up. Returns the new list and the removed picture. */
export const removeImage = (images: FileRef[], index: string) => {
  const position = parseIndex(index, images.length);
  const removed = images[position] ?? throwApiError('not_found');
  return { images: images.toSpliced(position, 1), removed };
};
