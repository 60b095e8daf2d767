import { getInstance } from '@module-federation/enhanced/runtime';
import { hostContract, type RemoteModule, type RunningRelease, satisfies } from 'shared/remotes';
import { RemoteFailure } from './failure';
import { limits } from './limits';

const containerOf = (release: RunningRelease) => release.name.replaceAll('-', '_');

/** Tells the federation runtime where the releases are and how long it may wait for their scripts. */
export const registerReleases = (releases: RunningRelease[]) => {
  const runtime = getInstance();
  if (!runtime) throw new Error('The federation runtime did not start');
  runtime.registerPlugins([
    {
      name: 'limits',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        const release = releases.find(
          ({ base }) => url.startsWith(new URL(base, location.href).href) || url.startsWith(base),
        );
        script.src = url;
        script.async = true;
        script.integrity = release?.integrity[release.entry] ?? '';
        if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
        return { script, timeout: limits.script };
      },
    },
  ]);
  runtime.registerRemotes(
    releases.map((release) => ({ name: containerOf(release), entry: release.base + release.entry })),
  );
};

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Only `loadRemote` recovers from an outage: it forgets what failed, which `import()` never does. */
const fetchModule = async (release: RunningRelease) => {
  const module = await getInstance()?.loadRemote<{ remote: RemoteModule }>(`${containerOf(release)}/routes`);
  if (!module) throw new Error('The remote exposes no routes');
  return module.remote;
};

const withOneRetry = async (release: RunningRelease) => {
  const start = performance.now();
  try {
    return await fetchModule(release);
  } catch (cause) {
    if (performance.now() - start > limits.quick) throw cause;
    await after(limits.pause * (1 + Math.random()));
    return fetchModule(release);
  }
};

/** Rejects with a RemoteFailure, at the latest after `limits.whole`. */
export const loadRelease = async (release: RunningRelease): Promise<RemoteModule> => {
  const fail = (kind: RemoteFailure['kind'], cause?: unknown) =>
    new RemoteFailure(kind, release.name, release.version, cause);
  if (!satisfies(hostContract, release.manifest.contract)) throw fail('mismatched');
  if (!navigator.onLine) throw fail('offline');
  const late = after(limits.whole).then(() => {
    throw fail('slow');
  });
  const loaded = withOneRetry(release).catch((cause: unknown) => {
    throw fail(navigator.onLine ? 'unreachable' : 'offline', cause);
  });
  return Promise.race([loaded, late]);
};
