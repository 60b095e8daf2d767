import type { FileRef } from 'shared/contract';
import { fail, failField } from '../http/errors';

/** A place in a list: a number, and one behind the last where something is added (C-6). */
export const placeOf = (index: string, end: number) => {
  if (!/^\d{1,4}$/.test(index)) fail('not_found');
  if (Number(index) > end) failField('index', 'range');
  return Number(index);
};

/** Pictures with one more at a place, and the one that leaves it. */
export const withImage = (images: FileRef[], index: string, image: FileRef, limit: number) => {
  const place = placeOf(index, images.length);
  if (place === limit) fail('too_many', { values: { limit } });
  return { images: images.toSpliced(place, 1, image), gone: images[place] ?? null };
};

/** Pictures without the one at a place; later ones move up. */
export const withoutImage = (images: FileRef[], index: string) => {
  const place = placeOf(index, images.length);
  const gone = images[place] ?? fail('not_found');
  return { images: images.toSpliced(place, 1), gone };
};
