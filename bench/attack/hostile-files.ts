import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import type { Attack, Target } from './attack';

const script = '<script>alert(1)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;

const buildPngChunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A grey PNG of this size (pixels), which may say more than its data has. */
const buildPng = (side: number, data = deflateSync(Buffer.alloc(side * (side + 1)))) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [buildPngChunk('IHDR', header), buildPngChunk('IDAT', data), buildPngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
};

/** A zip archive with one entry of `size` zero bytes (PKZIP APPNOTE 4.3). */
const buildZipBomb = (name: string, size: number) => {
  const content = Buffer.alloc(size);
  const packed = deflateRawSync(content, { level: 9 });
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), packed]);
  const central = Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
};

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const bombBytes = 300 * 1024 * 1024;

/** Name, declared type, content. Pictures are decoded, documents are stored as they are. */
const buildPictures = (): [string, string, Buffer][] => [
  ['a.svg', 'image/svg+xml', Buffer.from(svg)],
  ['a.png', 'image/png', Buffer.from(svg)],
  ['a.png', 'image/svg+xml', buildPng(1)],
  ['a.html', 'text/html', Buffer.from(script)],
  ['a.gif', 'image/gif', Buffer.from(`GIF89a/*${script}*/=1;`)],
  ['a.jpg', 'image/jpeg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)])],
  ['a.png', 'image/png', buildPng(60_000, deflateSync(Buffer.alloc(1000)))],
  ['a.png', 'image/png', buildPng(2_000_000_000, deflateSync(Buffer.alloc(1000)))],
  ['a.png', 'image/png', buildPng(16_000)],
  ['a.png', 'image/png', buildZipBomb('a.png', 1000)],
];
const buildDocuments = (): [string, string, Buffer][] => [
  ['a.xlsx', sheet, buildZipBomb('xl/worksheets/sheet1.xml', bombBytes)],
  ['a.zip', 'application/zip', buildZipBomb('zeros', bombBytes)],
  ['a.pdf', 'application/pdf', Buffer.from(`%PDF-1.7\n${script}`)],
  ['a.pdf.html', 'application/pdf', Buffer.from(`%PDF-1.7\n${script}`)],
  ['a.txt', 'text/plain', Buffer.from(script)],
  ['a.xlsx', 'text/html', buildZipBomb('a', 1000)],
];

const upload = async (
  { client, password }: Target,
  path: string,
  part: string,
  [name, type, content]: [string, string, Buffer],
) => {
  const form = new FormData();
  form.append(part, new File([new Uint8Array(content)], name, { type }));
  const token = await client.getToken('admin', password);
  return client.send({ method: 'POST', path, token, payload: form });
};

const findBoard = async ({ db }: Target) =>
  (await db.query<{ _id: string }>('select _id from boards where deleted_at is null limit 1'))[0]?._id ?? '';

/** Whether the browser of whoever opens a stored file runs nothing of it; `text` is the answer to the upload. */
const isServedSafely = async ({ client, password }: Target, text: string) => {
  const path = /\/api\/v1\/files\/[\w-]+/.exec(text)?.[0];
  if (!path) return true;
  const { headers } = await client.send({ path, token: await client.getToken('admin', password) });
  const isPicture = headers.get('content-type')?.startsWith('image/webp');
  const isAttachment = headers.get('content-disposition')?.startsWith('attachment');
  return headers.get('x-content-type-options') === 'nosniff' && Boolean(isPicture || isAttachment);
};

/** Memory of the process of the API (bytes). */
const readMemory = async ({ apis: [api] }: Target) => {
  const text = await (await fetch(`${api}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
};

/** Growth that one upload of each may cause: the largest picture that is allowed, decoded twice, and buffers. */
const growthLimit = 600 * 1024 * 1024;
const toMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

export const hostileFiles: Attack = {
  name: 'hostile-files',
  /** A proper picture is accepted, and HTML that is served as a page is found. */
  control: async (target) => {
    const { status, text } = await upload(target, '/api/console/editor', 'photo', ['a.png', 'image/png', buildPng(40)]);
    return status === 201 && (await isServedSafely(target, text)) && !(await isServedSafely(target, '/api/v1/files/x'));
  },
  run: async (target) => {
    const through: string[] = [];
    const before = await readMemory(target);
    let peak = before;
    const isWatching = { current: true };
    const watching = (async () => {
      while (isWatching.current) peak = Math.max(peak, await readMemory(target));
    })();
    const pictures = buildPictures();
    for (const file of pictures) {
      const { status } = await upload(target, '/api/console/editor', 'photo', file);
      if (status < 400 || status >= 500) through.push(`${file[0]} (${file[1]}) is answered ${status}`);
    }
    const documents = buildDocuments();
    const path = `/api/console/boards/${await findBoard(target)}/files`;
    for (const file of documents) {
      const { status, text } = await upload(target, path, 'file', file);
      if (status >= 500 || (status < 400 && !(await isServedSafely(target, text))))
        through.push(`${file[0]} (${file[1]}) is answered ${status} or served as a page`);
    }
    isWatching.current = false;
    await watching;
    if (peak - before > growthLimit) through.push(`memory grows by ${toMegabytes(peak - before)} MB`);
    const notes = [`memory of the API: ${toMegabytes(before)} MB, at most ${toMegabytes(peak)} MB`];
    return { tries: pictures.length + documents.length, through, notes };
  },
};
