import type { ActiveRelease, Release } from 'shared/remotes';
import { startRendererProcess } from 'shared/rendering/process';
import { logFailure } from '../../log-failure';
import { getReleaseKey } from './breaker';
import type { RenderJob } from './messages';

export type RendererProcess = ReturnType<typeof startRendererProcess<RenderJob>>;

/** A process with the release that it serves. */
export interface ReleaseProcess {
  process: RendererProcess;
  release: Release;
  /** Pattern of the page that was asked for last. */
  page: string;
  /** Rejects with a `PageFailure` when the bundle throws. */
  evaluated: Promise<unknown>;
}

interface ReleaseProcessesOptions {
  /** The bundle that the processes run. */
  script: string;
  /** A release ended its process. */
  onFault: (fault: Pick<ReleaseProcess, 'release' | 'page'>, reason: string) => void;
}

/** The running processes: one for each release that is rendered, one for the shell alone, and one for the next release. */
export const createReleaseProcesses = ({ script, onFault }: ReleaseProcessesOptions) => {
  const byRelease = new Map<string, ReleaseProcess>();
  /** All of them, with the names that they have in the log. */
  const titles = new Map<RendererProcess, string>();

  const start = (): RendererProcess => {
    const started: RendererProcess = startRendererProcess<RenderJob>({
      script,
      onOutput: (line) => logFailure(`${titles.get(started) ?? 'The host'} wrote on the server`, line),
    });
    titles.set(started, 'The host');
    void started.ended.then(() => titles.delete(started));
    return started;
  };
  let shell = start();
  let spare = start();

  const takeSpare = () => {
    const taken = spare.hasEnded() ? start() : spare;
    spare = start();
    return taken;
  };

  const handleEnd = (key: string, ended: ReleaseProcess, reason: string) => {
    // Not one that the host itself has ended.
    if (byRelease.get(key) !== ended) return;
    byRelease.delete(key);
    if (ended.process.isReady()) onFault(ended, reason);
    // Nothing of the release has run yet.
    else logFailure('A process for rendering ended', reason);
  };

  const startFor = (key: string, release: Release, code: string) => {
    const { name, version, base, server, manifest } = release;
    const process = takeSpare();
    titles.set(process, `${name} ${version}`);
    const evaluated = process.run({ kind: 'bind', code, filename: `${base}${server}` });
    // Whoever asks for a page gets the failure.
    evaluated.catch(() => undefined);
    const started: ReleaseProcess = { process, release, page: manifest.routes[0]?.path ?? '/', evaluated };
    byRelease.set(key, started);
    void process.ended.then((reason) => handleEnd(key, started, reason));
    return started;
  };

  return {
    /** The process of a release, which evaluates its server bundle. */
    forRelease: (release: Release, code: string): ReleaseProcess => {
      const key = getReleaseKey(release);
      return byRelease.get(key) ?? startFor(key, release, code);
    },

    /** The process that renders the shell, and runs no code of a remote. */
    forShell: (): RendererProcess => {
      if (shell.hasEnded()) shell = takeSpare();
      return shell;
    },

    /** Ends the processes of all other releases, such as one that was rolled back or disabled. */
    endOthers: (releases: readonly ActiveRelease[]) => {
      const keys = new Set(releases.filter(({ disabled }) => !disabled).map(getReleaseKey));
      for (const [key, { process }] of byRelease) {
        if (keys.has(key)) continue;
        byRelease.delete(key);
        process.retire();
      }
    },

    close: () => {
      byRelease.clear();
      for (const each of titles.keys()) each.end('The host ends');
    },
  };
};
