import { createHash } from 'node:crypto';
import { splitAddress } from 'shared/format';
import { isAllowedOrigin, type Registry, type Release, satisfies } from 'shared/remotes';
import { RefusedError } from '../refused-error';
import { readAtMost } from '../storage/read-at-most';

/** Longest wait for one file of a release (ms). */
const timeoutMs = 10_000;
const maxBytes = 20_000_000;
const concurrency = 4;

/** The digest in the form of an integrity attribute, `sha384-…`; a content security policy has the same form. */
export const computeDigest = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const fetchFile = async (address: string): Promise<Uint8Array> => {
  const response = await fetch(address, {
    // As a browser sends it from a page of another origin.
    headers: { Origin: 'https://host.invalid' },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: Error) => {
    throw new RefusedError(
      `${address} does not answer (${cause.cause instanceof Error ? cause.cause.message : cause.message}).`,
    );
  });
  if (response.status !== 200) throw new RefusedError(`${address} answers ${response.status}.`);
  if (!response.headers.has('access-control-allow-origin'))
    throw new RefusedError(`${address} comes without Access-Control-Allow-Origin, so no page of the host may run it.`);
  return readAtMost(response, maxBytes);
};

interface CheckContext {
  registry: Registry;
  origins: readonly string[];
  /** Reads a file of a release that the host serves itself. */
  readLocal: (release: Release, file: string) => Promise<Uint8Array>;
}

/** Throws `RefusedError` if the host contract or the origin of a release does not fit. */
export const checkCompatibility = (release: Release, { registry, origins }: Omit<CheckContext, 'readLocal'>) => {
  const { contract } = release.manifest;
  if (!satisfies(registry.hostContract, contract))
    throw new RefusedError(
      `${release.name} ${release.version} was built for host contract ${contract}; this host has ${registry.hostContract}.`,
    );
  if (!isAllowedOrigin(release, origins))
    throw new RefusedError(
      `${release.base} is on no listed origin. REMOTE_ORIGINS lists: ${origins.join(' ') || 'none'}.`,
    );
};

/**
 * Throws `RefusedError` if a route begins with a language. For new releases only: `/en` and `/cn` of those from before the host added the
 * language do no harm, and a rollback must find them.
 */
export const checkRoutes = ({ name, manifest }: Release) => {
  const reserved = manifest.routes.find(({ path }) => splitAddress(path).address !== path);
  if (reserved)
    throw new RefusedError(
      `${name} has a route ${reserved.path}: the host adds the language to an address, so no path begins with one.`,
    );
};

/** Throws `RefusedError` if a file of the release cannot be fetched at its address or differs from the one that was built. */
export const checkFiles = async (release: Release, readLocal: CheckContext['readLocal']) => {
  const pending = Object.entries(release.integrity);
  const work = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const [file, expected] = next;
      const content = release.base.startsWith('/')
        ? await readLocal(release, file)
        : await fetchFile(release.base + file);
      if (computeDigest(content) !== expected)
        throw new RefusedError(`${release.base}${file} is not the file that was built: its integrity differs.`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
};

/** The checks of any release that is to run, also of one that ran before. Throws `RefusedError`. */
export const checkRelease = async (release: Release, context: CheckContext) => {
  checkCompatibility(release, context);
  await checkFiles(release, context.readLocal);
};
