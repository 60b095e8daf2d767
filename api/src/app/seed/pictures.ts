import { join } from 'node:path';
import type { FileRef } from 'shared/contract';
import sharp from 'sharp';
import { inApi } from '../../platform/paths';
import type { Console } from './console';

/** The drawings are shipped as SVG; uploads must be pictures. */
const drawing = (name: string, width: number) =>
  sharp(join(inApi('seed'), 'pictures', `${name}.svg`), { density: 150 })
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Sends a drawing to one of the console's upload routes. */
export const uploadDrawing = async <T>(console: Console, path: string, part: string, name: string, width: number) =>
  console.upload<T>(path, { part, name, bytes: await drawing(name, width) });

/** A drawing for a text or a document; the answer's `url` is where it is served. */
export const placeDrawing = async (console: Console, name: string, width: number) =>
  (await uploadDrawing<{ photo: FileRef }>(console, '/editor', 'photo', name, width)).photo;

const atOnce = 2;

/** Runs work for each item, two at a time: one is drawn while another is stored. */
export const forEach = async <T>(items: readonly T[], work: (item: T, index: number) => Promise<unknown>) => {
  const waiting = items.entries();
  const next = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};
