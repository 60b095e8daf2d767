import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest } from 'shared/build/checks';
import { readAtMost } from 'shared/build/limited';
import { isListed, type Release } from 'shared/remotes';

interface Options {
  /** Folder of the releases that the host itself serves. */
  folder: string;
  origins: readonly string[];
}

const patienceMs = 5000;
const limitBytes = 10_000_000;
/** A file that did not come is asked for again after this (ms). */
const pauseMs = 3000;
/** Files that are kept in memory: bundle and sheet of the versions that run. */
const kept = 40;

const fetchFile = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return readAtMost(answer, limitBytes);
};

/** Files of releases, from the folder or from another origin, each compared with what its build said. */
export const releaseFiles = ({ folder, origins }: Options) => {
  const files = new Map<string, Promise<string>>();

  const load = async (release: Release, file: string) => {
    const { name, version, base, integrity } = release;
    if (!isListed(release, origins)) throw new Error(`${base} is on no listed origin`);
    const content = base.startsWith('/')
      ? await readFile(path.join(folder, name, version, file))
      : await fetchFile(base + file);
    if (digest(content) !== integrity[file]) throw new Error(`${base}${file} is not the file that was built`);
    return new TextDecoder().decode(content);
  };

  return (release: Release, file: string): Promise<string> => {
    const key = `${release.base}${file} ${release.integrity[file]}`;
    const known = files.get(key);
    if (known) return known;
    const loading = load(release, file);
    files.set(key, loading);
    for (const old of [...files.keys()].slice(0, -kept)) files.delete(old);
    loading.catch(() => setTimeout(() => files.delete(key), pauseMs).unref());
    return loading;
  };
};

export type ReadReleaseFile = ReturnType<typeof releaseFiles>;
