import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { BackupError } from './backup-error';
import { decrypt, encryptedMagic } from './encryption';
import { Manifest, manifestName, Summary, summaryName } from './manifest';

interface Receiver {
  /** Called before anything else; may throw `BackupError`. */
  begin: (manifest: Manifest) => Promise<void> | void;
  /** Called for every entry but manifest and summary; reads `content` to its end. The name of a folder ends with a slash. */
  receive: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
}

const readMagic = async (file: string) => {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new BackupError(`There is no file ${file}.`) : cause;
  });
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(encryptedMagic.length), position: 0 });
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await handle.close();
  }
};

type OnProgress = (done: number, total: number) => void;

const count = (size: number, onProgress: OnProgress) =>
  async function* (chunks: AsyncIterable<Uint8Array>) {
    let done = 0;
    for await (const chunk of chunks) {
      done += chunk.length;
      onProgress(done, size);
      yield chunk;
    }
  };

interface ContentOptions {
  file: string;
  key: string | null;
  extract: tar.Extract;
  onProgress: OnProgress;
}

const feed = async ({ file, key, extract, onProgress }: ContentOptions) => {
  const isEncrypted = (await readMagic(file)) === encryptedMagic;
  if (isEncrypted && !key)
    throw new BackupError(`${file} is encrypted: set BACKUP_KEY to the key with which it was made.`);
  const source = createReadStream(file);
  const counted = count((await stat(file)).size, onProgress);
  return isEncrypted && key
    ? pipeline(source, counted, decrypt(key, file), createGunzip(), extract)
    : pipeline(source, counted, createGunzip(), extract);
};

const parseManifest = (value: unknown, file: string) => {
  const { format } = value as { format?: unknown };
  if (typeof format === 'number' && format > 1)
    throw new BackupError(`${file} was made by a newer version of Portico: use that version.`);
  return Manifest.parse(value);
};

const assertSafe = (name: string) => {
  if (name.startsWith('/') || name.split('/').includes('..')) throw new Error(`${name} leaves the folder`);
};

/** Passes the bytes on and computes their SHA-256. */
const createHashing = () => {
  const hash = createHash('sha256');
  async function* pass(content: AsyncIterable<Uint8Array>) {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { pass, digest: () => hash.digest('hex') };
};

const assertComplete = (summary: Summary | null, found: Map<string, string>): Summary => {
  if (!summary) throw new Error('its end is missing');
  const names = new Set([...Object.keys(summary.sha256), ...found.keys()]);
  for (const name of names) if (summary.sha256[name] !== found.get(name)) throw new Error(`${name} differs`);
  return summary;
};

const readEntries = async (extract: tar.Extract, file: string, { begin, receive }: Receiver) => {
  const found = new Map<string, string>();
  let manifest: Manifest | null = null;
  let summary: Summary | null = null;
  for await (const entry of extract) {
    const { name, type } = entry.header;
    assertSafe(name);
    const { pass, digest } = createHashing();
    const content = pass(entry as unknown as AsyncIterable<Uint8Array>);
    if (name === summaryName) {
      summary = Summary.parse(await json(content));
      continue;
    }
    if (!manifest) {
      if (name !== manifestName) throw new Error('it is no backup of Portico');
      manifest = parseManifest(await json(content), file);
      await begin(manifest);
    } else if (type === 'directory') {
      entry.resume();
      await receive(name.endsWith('/') ? name : `${name}/`, content);
      continue;
    } else await receive(name, content);
    found.set(name, digest());
  }
  if (!manifest) throw new Error('it is empty');
  return { manifest, summary: assertComplete(summary, found) };
};

const explain = (cause: unknown, file: string) => {
  // What was written could not be written.
  if (cause instanceof BackupError || (cause instanceof Error && 'syscall' in cause)) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new BackupError(`${file} is damaged or incomplete (${reason}): use another backup.`);
};

/**
 * Reads a whole backup and compares it with its checksums. `onProgress`: `done` of `total` bytes of the file are read.
 * Throws `BackupError` with what to do.
 */
export const readArchive = async (file: string, key: string | null, receiver: Receiver, onProgress: OnProgress) => {
  const extract = tar.extract();
  // An error on one side ends the other side too.
  const end = (cause: Error) => {
    extract.destroy(cause);
    throw cause;
  };
  const feeding = feed({ file, key, extract, onProgress }).catch(end);
  const reading = readEntries(extract, file, receiver).catch(end);
  const results = await Promise.allSettled([feeding, reading]);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (errors.length > 0) throw explain(errors.find((error) => error instanceof BackupError) ?? errors[0], file);
  return reading;
};
