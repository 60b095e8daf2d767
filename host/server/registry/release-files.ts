import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { computeDigest } from 'shared/build/release/check-release';
import { readAtMost } from 'shared/build/storage/read-at-most';
import { isAllowedOrigin, type Release } from 'shared/remotes';

interface ReleaseFileOptions {
  /** Folder of the releases that the host itself serves. */
  folder: string;
  /** Other origins that releases may be loaded from. */
  origins: readonly string[];
}

const timeoutMs = 5000;
const maxBytes = 10_000_000;
/** A failed file is read again after this time (ms). */
const retryDelayMs = 3000;
/** Number of files kept in memory: server bundles and style sheets of the running versions. */
const maxCachedFiles = 40;

const downloadFile = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return readAtMost(answer, maxBytes);
};

/**
 * Returns a function that reads a file of a release from the folder or from its origin. Rejects when the origin is not
 * listed or the content does not match the digest of the build.
 */
export const createReleaseFileReader = ({ folder, origins }: ReleaseFileOptions) => {
  const files = new LRUCache<string, Promise<string>>({ max: maxCachedFiles });

  const load = async (release: Release, file: string) => {
    const { name, version, base, integrity } = release;
    if (!isAllowedOrigin(release, origins)) throw new Error(`${base} is on no listed origin`);
    const content = base.startsWith('/')
      ? await readFile(path.join(folder, name, version, file))
      : await downloadFile(base + file);
    if (computeDigest(content) !== integrity[file]) throw new Error(`${base}${file} is not the file that was built`);
    return new TextDecoder().decode(content);
  };

  return (release: Release, file: string): Promise<string> => {
    const key = `${release.base}${file} ${release.integrity[file]}`;
    const cached = files.get(key);
    if (cached) return cached;
    const loading = load(release, file);
    files.set(key, loading);
    loading.catch(() => setTimeout(() => files.delete(key), retryDelayMs).unref());
    return loading;
  };
};

export type ReadReleaseFile = ReturnType<typeof createReleaseFileReader>;
