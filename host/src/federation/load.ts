import { getInstance } from '@module-federation/enhanced/runtime';
import { hostContract, type RemoteModule, type RunningRelease, satisfies } from 'shared/remotes';
import { dropHints, fetchAhead } from './ahead';
import { failureIn, RemoteFailure } from './failure';
import { limits } from './limits';

const containerOf = (release: RunningRelease) => release.name.replaceAll('-', '_');

/** How often each release's entry failed in this page. */
const failures = new Map<RunningRelease, number>();

/** Under the same address the browser would join a request that hangs, or answer from a preload that failed. */
const addressOf = (url: string, release: RunningRelease | undefined) => {
  const failed = release && failures.get(release);
  return failed ? `${url}?retry=${failed}` : url;
};

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
        script.src = addressOf(url, release);
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
  await fetchAhead(release);
  const module = await getInstance()?.loadRemote<{ remote: RemoteModule }>(`${containerOf(release)}/routes`);
  if (!module) throw new Error('The remote exposes no routes');
  return module.remote;
};

const withOneRetry = async (release: RunningRelease) => {
  const start = performance.now();
  try {
    return await fetchModule(release);
  } catch (cause) {
    failures.set(release, (failures.get(release) ?? 0) + 1);
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
  return Promise.race([withOneRetry(release).catch(failureIn(release)), late]).catch((failure: unknown) => {
    failures.set(release, (failures.get(release) ?? 0) + 1);
    dropHints(release);
    throw failure;
  });
};
