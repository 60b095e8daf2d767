import { getInstance } from '@module-federation/enhanced/runtime';
import { hostContract, type RemoteModule, type RemoteName, type RunningRelease, satisfies } from 'shared/remotes';
import { disableBrokenOverride } from '../shell/overrides/disable-broken-override';
import { limits } from './limits';
import { hasStyles, preloadRelease, removePreloadLinks } from './preload';
import { findSuccessor, readRegistry } from './registry';
import type { ReleaseStore } from './release-store';
import { countFailure, isChunkError, RemoteFailure, toLoadFailure, withRetryCount } from './remote-failure';

const getContainerName = (name: RemoteName) => name.replaceAll('-', '_');

/** Base addresses of releases whose entry script has run. */
const startedReleases = new Set<string>();

const toRemoteInfo = ({ name, base, entry }: RunningRelease) => ({ name: getContainerName(name), entry: base + entry });

const getRuntime = () => {
  const runtime = getInstance();
  if (!runtime) throw new Error('The federation runtime did not start');
  return runtime;
};

/** Registers the releases at the federation runtime, with integrity and time limit of their entry scripts. */
export const registerReleases = (releases: ReleaseStore) => {
  const runtime = getRuntime();
  runtime.registerPlugins([
    {
      name: 'limits',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        const address = new URL(url, location.href);
        const release = releases
          .all()
          .find(({ base, entry }) => new URL(base + entry, location.href).href === address.href);
        script.src = withRetryCount(url, release?.base);
        script.async = true;
        script.integrity = release?.integrity[release.entry] ?? '';
        if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
        if (release) script.addEventListener('load', () => startedReleases.add(release.base));
        return { script, timeout: limits.scriptMs };
      },
    },
  ]);
  runtime.registerRemotes(releases.all().map(toRemoteInfo));
};

/** Replaces the running release of a remote, also by itself; its module is loaded and run again. */
export const replaceRelease = (releases: ReleaseStore, release: RunningRelease) => {
  releases.replace(release);
  getRuntime().registerRemotes([toRemoteInfo(release)], { force: true });
};

/** True when the entry has run in this page, so that another release needs a reload. */
export const hasStarted = ({ base }: RunningRelease) => startedReleases.has(base);

const pageStartedAt = performance.now();

/** During page load the time is counted from the start of the page, because its files were preloaded. */
const getTimeLimitMs = () => {
  const isOpening = document.documentElement.dataset.ready !== 'true';
  return isOpening ? Math.max(limits.minimumMs, limits.totalMs - (performance.now() - pageStartedAt)) : limits.totalMs;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `loadRemote` can be repeated after a failure; a failed `import()` stays failed. */
const loadModule = async (release: RunningRelease) => {
  await preloadRelease(release);
  const module = await getRuntime().loadRemote<{ remote: RemoteModule }>(`${getContainerName(release.name)}/routes`);
  if (!module) throw new Error('The remote exposes no routes');
  return module.remote;
};

/** Retries a fast failure once, with the release that the registry names now: the folder of the former one may have been deleted. */
const loadModuleWithRetry = async (releases: ReleaseStore, release: RunningRelease) => {
  const start = performance.now();
  try {
    return await loadModule(release);
  } catch (cause) {
    countFailure(release.base);
    if (performance.now() - start > limits.fastFailureMs) throw cause;
    const [registry] = await Promise.all([
      readRegistry().catch(() => null),
      wait(limits.retryDelayMs * (1 + Math.random())),
    ]);
    const successor = registry && findSuccessor(registry, release);
    if (successor) replaceRelease(releases, successor);
    return loadModule(successor ?? release);
  }
};

const getFailurePhase = (release: RunningRelease, cause?: unknown) => {
  if (!hasStyles(release)) return 'styles';
  return isChunkError(cause) || (cause === undefined && startedReleases.has(release.base)) ? 'chunk' : 'entry';
};

/** Loads the module of a release. Rejects with a RemoteFailure after at most `limits.totalMs`, counted from the start of the page while it opens. */
export const loadRelease = async (releases: ReleaseStore, release: RunningRelease): Promise<RemoteModule> => {
  if (release.disabled) throw new RemoteFailure('disabled', 'registry', release);
  if (!satisfies(hostContract, release.manifest.contract)) throw new RemoteFailure('mismatched', 'mismatch', release);
  if (!navigator.onLine) throw new RemoteFailure('offline', 'entry', release);
  const timeout = wait(getTimeLimitMs()).then(() => {
    throw new RemoteFailure('slow', getFailurePhase(release), release);
  });
  return Promise.race([loadModuleWithRetry(releases, release), timeout]).catch((cause: unknown) => {
    countFailure(release.base);
    removePreloadLinks(release);
    const failure = toLoadFailure(release, getFailurePhase(release, cause), cause);
    void disableBrokenOverride(failure);
    throw failure;
  });
};
