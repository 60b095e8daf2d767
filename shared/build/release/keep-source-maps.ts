import { randomUUID } from 'node:crypto';
import type { BuiltRelease } from 'shared/remotes';
import { type PrivateFiles, privateFolder, type ReleaseStore } from '../storage/store';
import { getSourceMapsKey, readBuiltSourceMaps } from './source-maps';

const timeoutMs = 10_000;

/** Whether everybody can read what is kept there: a file that is written for it is asked for at the public address. */
const isPublic = async (files: PrivateFiles, base: string) => {
  // What the host serves itself it leaves out.
  if (base.startsWith('/')) return false;
  const key = `probe-${randomUUID()}`;
  await files.write(key, Buffer.from(key));
  try {
    const address = `${base.endsWith('/') ? base : `${base}/`}${privateFolder}/${key}`;
    const answer = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok && (await answer.text()) === key;
  } catch {
    // Nobody can say that it is private.
    return true;
  } finally {
    await files.remove(key);
  }
};

interface Kept {
  /** The folder of the built release. */
  from: string;
  built: BuiltRelease;
  /** `base`: where browsers find the files of `releases`. */
  to: { releases: ReleaseStore; base: string };
  log: (line: string) => void;
}

/**
 * Copies the source maps of a built release to its store, if it has any and the store has none of it. Where readers could get them, it
 * leaves them out and says so. Throws `RefusedError` if they are no maps of this release.
 */
export const keepSourceMaps = async ({ from, built, to, log }: Kept) => {
  const { name, version } = built;
  const key = getSourceMapsKey(name, version);
  const files = to.releases.sourceMaps;
  const content = await readBuiltSourceMaps(from, built);
  if (!content || (await files.read(key))) return;
  if (await isPublic(files, to.base))
    return log(
      `Its source maps were left out: everybody could read the folder ${privateFolder} of ${to.releases.title} at ${to.base}`,
    );
  await files.write(key, content);
  log(`Kept the source maps of ${name} ${version} (${Math.ceil(content.length / 1000)} kB)`);
};
