import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { throwApiError } from '../http/errors';
import { getMimeType } from '../http/file-types';
import type { IncomingFile } from '../http/upload';

// One thread leaves the other core to requests; each file is read once, so a cache is useless.
sharp.concurrency(1);
sharp.cache(false);

const pixelLimit = 40_000_000;
const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;
type Format = keyof typeof formats;

interface FileContent {
  bytes: Buffer;
  mime: string;
  name: string;
  width: number | null;
  height: number | null;
}

const isImageType = (type: string): type is Format => Object.hasOwn(formats, type);

const openImage = (source: string | Buffer) =>
  sharp(source, { animated: true, limitInputPixels: pixelLimit, failOn: 'error' }).autoOrient();

const encode = async (picture: Sharp) => {
  try {
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (cause) {
    if (String(cause).includes('pixel limit')) throwApiError('too_large', { values: { limit: '40 MP' } });
    return throwApiError('file_type', { values: { types: Object.keys(formats).join(', ') } });
  }
};

/**
 * Encodes a picture for pages as WebP without metadata, no side longer than `side` (px). Effort 2 instead of 4 takes
 * half as long for 7 % more bytes; narrower variants are made once by `resizeImage` with full effort.
 */
export const encodePageImage = async ({ path, name }: IncomingFile, side: number): Promise<FileContent> => {
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  const picture = await encode(openImage(path).resize(size).webp({ quality: 82, effort: 2 }));
  return { ...picture, mime: getMimeType('webp'), name: `${name.replace(/\.\w+$/, '').slice(0, 250)}.webp` };
};

/** Reads an attachment as it was sent; pictures are encoded again, which removes metadata (place, camera). */
export const readAttachment = async ({ path, name, type }: IncomingFile): Promise<FileContent> => {
  if (isImageType(type))
    return { ...(await encode(openImage(path).toFormat(formats[type]))), mime: getMimeType(type), name };
  return { bytes: await readFile(path), mime: getMimeType(type), name, width: null, height: null };
};

/** Encodes a narrower variant of a picture as WebP; `width` in px. */
export const resizeImage = (bytes: Buffer, width: number) =>
  openImage(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();

interface Frame {
  /** In px. */
  width: number;
  height: number;
  /** The picture is shown whole on this colour; left out, it is cropped to what it shows. */
  background?: string;
}

/** Fits a picture into a frame, as JPEG. */
export const fitImage = (bytes: Buffer, { width, height, background }: Frame) =>
  sharp(bytes, { limitInputPixels: pixelLimit })
    .autoOrient()
    .resize({
      width,
      height,
      ...(background ? { fit: 'contain', background } : { fit: 'cover', position: sharp.strategy.attention }),
    })
    .flatten({ background: background ?? '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();

/** A picture of one colour, as JPEG. */
export const createPlainImage = ({ background, ...size }: Required<Frame>) =>
  sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer();
