import { join } from 'node:path';
import type { FileRef } from 'shared/contract';
import sharp from 'sharp';
import { resolveApiFolder } from '../../platform/paths';
import type { Caller } from './caller';

/** Renders a shipped SVG as a PNG for upload. */
const renderDrawing = (name: string, width: number) =>
  sharp(join(resolveApiFolder('seed'), 'pictures', `${name}.svg`), { density: 150 })
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Uploads a drawing to an upload route of the console. */
export const uploadDrawing = async <T>(console: Caller, path: string, part: string, name: string, width: number) =>
  console.upload<T>(path, { part, name, bytes: await renderDrawing(name, width) });

/** Uploads a drawing for a rich text or a document. The result's `url` serves it. */
export const uploadEditorDrawing = async (console: Caller, name: string, width: number) =>
  (await uploadDrawing<{ photo: FileRef }>(console, '/editor', 'photo', name, width)).photo;

const concurrency = 2;

/** Runs `work` for each item, two at a time, so that rendering and storing overlap. */
export const forEachConcurrent = async <T>(items: readonly T[], work: (item: T, index: number) => Promise<unknown>) => {
  const waiting = items.entries();
  const next = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: concurrency }, next));
};
