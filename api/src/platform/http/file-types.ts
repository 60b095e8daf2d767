import { open } from 'node:fs/promises';

const office = 'application/vnd.openxmlformats-officedocument';
/** Browsers that do not know a type send this. */
const unknown = 'application/octet-stream';

interface FileType {
  extensions: readonly string[];
  /** The first is the one it is served as. */
  mimes: readonly [string, ...string[]];
  matches: (head: Buffer) => boolean;
}

const starts =
  (hex: string, at = 0) =>
  (head: Buffer) =>
    head.subarray(at).toString('hex').startsWith(hex);

const zipped = starts('504b0304');
const isWebp = (head: Buffer) => starts('52494646')(head) && starts('57454250', 8)(head);

/** Neither binary nor anything that a browser could take for a page. */
const isPlainText = (head: Buffer) => !head.includes(0) && !/<\s*(!|\?|[a-z])/i.test(head.toString('latin1'));

const fileTypes = {
  jpg: { extensions: ['jpg', 'jpeg'], mimes: ['image/jpeg', 'image/jpg', 'image/pjpeg'], matches: starts('ffd8ff') },
  png: { extensions: ['png'], mimes: ['image/png', 'image/x-png'], matches: starts('89504e470d0a1a0a') },
  webp: { extensions: ['webp'], mimes: ['image/webp'], matches: isWebp },
  gif: { extensions: ['gif'], mimes: ['image/gif'], matches: starts('47494638') },
  pdf: { extensions: ['pdf'], mimes: ['application/pdf', 'application/x-pdf', unknown], matches: starts('255044462d') },
  xlsx: { extensions: ['xlsx'], mimes: [`${office}.spreadsheetml.sheet`, unknown], matches: zipped },
  docx: { extensions: ['docx'], mimes: [`${office}.wordprocessingml.document`, unknown], matches: zipped },
  hwp: {
    extensions: ['hwp'],
    mimes: ['application/x-hwp', 'application/haansofthwp', 'application/vnd.hancom.hwp', unknown],
    matches: starts('d0cf11e0a1b11ae1'),
  },
  hwpx: {
    extensions: ['hwpx'],
    mimes: ['application/hwp+zip', 'application/haansofthwpx', 'application/vnd.hancom.hwpx', unknown],
    matches: zipped,
  },
  zip: { extensions: ['zip'], mimes: ['application/zip', 'application/x-zip-compressed', unknown], matches: zipped },
  txt: { extensions: ['txt'], mimes: ['text/plain', unknown], matches: isPlainText },
} satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;

export const mimeOf = (type: FileTypeName) => fileTypes[type].mimes[0];

/** The type of a stored upload if its extension, its declared type and its first bytes agree on one of `allowed`. */
export const detectType = async (
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
