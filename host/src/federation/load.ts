import { getInstance } from '@module-federation/enhanced/runtime';
import { hostContract, type RemoteModule, type RemoteName, type RunningRelease, satisfies } from 'shared/remotes';
import { overrideBroken } from '../shell/quality/kept';
import { areStylesThere, dropHints, fetchAhead } from './ahead';
import { isChunkError, missing, RemoteFailure } from './failure';
import { limits } from './limits';
import { readRegistry, successorIn } from './registry';
import type { Releases } from './releases';

const containerOf = (name: RemoteName) => name.replaceAll('-', '_');

/** How often each release's files failed in this page, by its folder. */
const failures = new Map<string, number>();

/** Releases whose entry has run. */
const entered = new Set<string>();

const countFailure = ({ base }: RunningRelease) => failures.set(base, (failures.get(base) ?? 0) + 1);

/** Under the same address the browser would join a request that hangs, or answer from a preload that failed. */
const addressOf = (url: string, release: RunningRelease | undefined) => {
  const failed = release && failures.get(release.base);
  return failed ? `${url}?retry=${failed}` : url;
};

const describe = ({ name, base, entry }: RunningRelease) => ({ name: containerOf(name), entry: base + entry });

const runtimeOf = () => {
  const runtime = getInstance();
  if (!runtime) throw new Error('The federation runtime did not start');
  return runtime;
};

/** Tells the federation runtime where the releases are and how long it may wait for their scripts. */
export const registerReleases = (releases: Releases) => {
  const runtime = runtimeOf();
  runtime.registerPlugins([
    {
      name: 'limits',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        const address = new URL(url, location.href);
        const release = releases
          .all()
          .find(({ base, entry }) => new URL(base + entry, location.href).href === address.href);
        script.src = addressOf(url, release);
        script.async = true;
        script.integrity = release?.integrity[release.entry] ?? '';
        if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
        if (release) script.addEventListener('load', () => entered.add(release.base));
        return { script, timeout: limits.script };
      },
    },
  ]);
  runtime.registerRemotes(releases.all().map(describe));
};

/** Lets a release take the place of another, or of itself: what has run of it is forgotten and runs anew. */
export const enter = (releases: Releases, release: RunningRelease) => {
  releases.replace(release);
  runtimeOf().registerRemotes([describe(release)], { force: true });
};

/** Has run in this page, so that only a reload brings another release of it. */
export const hasEntered = ({ base }: RunningRelease) => entered.has(base);

const startedAt = performance.now();

/** While a page opens, the files of its remote have been on their way since before its scripts ran. */
const patience = () => {
  const opening = document.documentElement.dataset.ready !== 'true';
  return opening ? Math.max(limits.least, limits.whole - (performance.now() - startedAt)) : limits.whole;
};

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Only `loadRemote` recovers from an outage: it forgets what failed, which `import()` never does. */
const fetchModule = async (release: RunningRelease) => {
  await fetchAhead(release);
  const module = await runtimeOf().loadRemote<{ remote: RemoteModule }>(`${containerOf(release.name)}/routes`);
  if (!module) throw new Error('The remote exposes no routes');
  return module.remote;
};

/** Its folder may be gone because another release has taken its place; then that one is tried. */
const withOneRetry = async (releases: Releases, release: RunningRelease) => {
  const start = performance.now();
  try {
    return await fetchModule(release);
  } catch (cause) {
    countFailure(release);
    if (performance.now() - start > limits.quick) throw cause;
    const [today] = await Promise.all([readRegistry().catch(() => null), after(limits.pause * (1 + Math.random()))]);
    const successor = today && successorIn(today, release);
    if (successor) enter(releases, successor);
    return fetchModule(successor ?? release);
  }
};

const phaseOf = (release: RunningRelease, cause?: unknown) => {
  if (!areStylesThere(release)) return 'styles';
  return isChunkError(cause) || (cause === undefined && entered.has(release.base)) ? 'chunk' : 'entry';
};

/** Rejects with a RemoteFailure, at the latest after `limits.whole`; in a page that opens, counted from its start. */
export const loadRelease = async (releases: Releases, release: RunningRelease): Promise<RemoteModule> => {
  if (release.disabled) throw new RemoteFailure('disabled', 'registry', release);
  if (!satisfies(hostContract, release.manifest.contract)) throw new RemoteFailure('mismatched', 'mismatch', release);
  if (!navigator.onLine) throw new RemoteFailure('offline', 'entry', release);
  const late = after(patience()).then(() => {
    throw new RemoteFailure('slow', phaseOf(release), release);
  });
  return Promise.race([withOneRetry(releases, release), late]).catch((cause: unknown) => {
    countFailure(release);
    dropHints(release);
    void overrideBroken(release.name);
    throw missing(release, phaseOf(release, cause), cause);
  });
};
