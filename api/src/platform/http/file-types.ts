import { open } from 'node:fs/promises';

const office = 'application/vnd.openxmlformats-officedocument';
/** Sent by browsers that do not know a type. */
const unknownMime = 'application/octet-stream';

interface FileType {
  extensions: readonly string[];
  /** The first one is used when the file is served. */
  mimes: readonly [string, ...string[]];
  matches: (head: Buffer) => boolean;
}

const startsWith =
  (hex: string, at = 0) =>
  (head: Buffer) =>
    head.subarray(at).toString('hex').startsWith(hex);

const isZip = startsWith('504b0304');
const isWebp = (head: Buffer) => startsWith('52494646')(head) && startsWith('57454250', 8)(head);

/** Neither binary nor anything that a browser could interpret as HTML. */
const isPlainText = (head: Buffer) => !head.includes(0) && !/<\s*(!|\?|[a-z])/i.test(head.toString('latin1'));

const fileTypes = {
  jpg: {
    extensions: ['jpg', 'jpeg'],
    mimes: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    matches: startsWith('ffd8ff'),
  },
  png: { extensions: ['png'], mimes: ['image/png', 'image/x-png'], matches: startsWith('89504e470d0a1a0a') },
  webp: { extensions: ['webp'], mimes: ['image/webp'], matches: isWebp },
  gif: { extensions: ['gif'], mimes: ['image/gif'], matches: startsWith('47494638') },
  pdf: {
    extensions: ['pdf'],
    mimes: ['application/pdf', 'application/x-pdf', unknownMime],
    matches: startsWith('255044462d'),
  },
  xlsx: { extensions: ['xlsx'], mimes: [`${office}.spreadsheetml.sheet`, unknownMime], matches: isZip },
  docx: { extensions: ['docx'], mimes: [`${office}.wordprocessingml.document`, unknownMime], matches: isZip },
  hwp: {
    extensions: ['hwp'],
    mimes: ['application/x-hwp', 'application/haansofthwp', 'application/vnd.hancom.hwp', unknownMime],
    matches: startsWith('d0cf11e0a1b11ae1'),
  },
  hwpx: {
    extensions: ['hwpx'],
    mimes: ['application/hwp+zip', 'application/haansofthwpx', 'application/vnd.hancom.hwpx', unknownMime],
    matches: isZip,
  },
  zip: { extensions: ['zip'], mimes: ['application/zip', 'application/x-zip-compressed', unknownMime], matches: isZip },
  txt: { extensions: ['txt'], mimes: ['text/plain', unknownMime], matches: isPlainText },
} satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;

export const getMimeType = (type: FileTypeName) => fileTypes[type].mimes[0];

/** Returns the type of `allowed` on which extension, declared type and first bytes of a file agree; null if there is none. */
export const detectFileType = async (
  { path, name, mime }: { path: string; name: string; mime: string },
  allowed: readonly FileTypeName[],
): Promise<FileTypeName | null> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const head = buffer.subarray(0, bytesRead);
    const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
    const declared = mime.toLowerCase().split(';')[0]?.trim() ?? '';
    const agrees = (type: FileTypeName) => {
      const { extensions, mimes, matches }: FileType = fileTypes[type];
      return extensions.includes(extension) && mimes.includes(declared) && matches(head);
    };
    return allowed.find(agrees) ?? null;
  } finally {
    await handle.close();
  }
};
