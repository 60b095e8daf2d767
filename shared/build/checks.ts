import { createHash } from 'node:crypto';
import { isListed, type Registry, type Release, satisfies } from 'shared/remotes';
import { Refusal } from './changes';
import { readAtMost } from './limited';

/** Longest wait for one file of a release (ms). */
const patienceMs = 10_000;
const limitBytes = 20_000_000;
const atOnce = 4;

export const digest = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const readAddress = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address, {
    // What a browser sends from a page of another origin.
    headers: { Origin: 'https://host.invalid' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: Error) => {
    throw new Refusal(
      `${address} does not answer (${cause.cause instanceof Error ? cause.cause.message : cause.message}).`,
    );
  });
  if (answer.status !== 200) throw new Refusal(`${address} answers ${answer.status}.`);
  if (!answer.headers.has('access-control-allow-origin'))
    throw new Refusal(`${address} comes without Access-Control-Allow-Origin, so no page of the host may run it.`);
  return readAtMost(answer, limitBytes);
};

interface Circumstances {
  registry: Registry;
  origins: readonly string[];
  /** Reads a file of a release whose base is a path of the host. */
  readOwn: (release: Release, file: string) => Promise<Uint8Array>;
}

/** What can be said without looking at the files. */
export const checkPlace = (release: Release, { registry, origins }: Omit<Circumstances, 'readOwn'>) => {
  const { contract } = release.manifest;
  if (!satisfies(registry.hostContract, contract))
    throw new Refusal(
      `${release.name} ${release.version} was built for host contract ${contract}; this host has ${registry.hostContract}.`,
    );
  if (!isListed(release, origins))
    throw new Refusal(`${release.base} is on no listed origin. REMOTE_ORIGINS lists: ${origins.join(' ') || 'none'}.`);
};

/** Every file answers where the release says it is, and is the one that was built. */
export const checkFiles = async (release: Release, readOwn: Circumstances['readOwn']) => {
  const waiting = Object.entries(release.integrity);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, wanted] = next;
      const content = release.base.startsWith('/')
        ? await readOwn(release, file)
        : await readAddress(release.base + file);
      if (digest(content) !== wanted)
        throw new Refusal(`${release.base}${file} is not the file that was built: its integrity differs.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

export const checkRelease = async (release: Release, circumstances: Circumstances) => {
  checkPlace(release, circumstances);
  await checkFiles(release, circumstances.readOwn);
};
