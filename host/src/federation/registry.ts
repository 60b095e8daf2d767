import { hostContract, type Registry, type RunningRelease, satisfies } from 'shared/remotes';
import { isOverridden } from '../shell/quality/kept';
import { limits } from './limits';

/** What `/remotes.json` says today of the host and of what everybody runs. */
export interface Today extends Pick<Registry, 'channels' | 'lines'> {
  /** Version of the host. */
  host: string;
}

/** Costs an answer without a body while nothing has changed. */
export const readRegistry = async (): Promise<Today> => {
  const answer = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(limits.registry) });
  if (!answer.ok) throw new Error(`/remotes.json answers ${answer.status}`);
  return (await answer.json()) as Today;
};

/**
 * The release that runs in a release's place now, where it is another one and this host can run it. A tab that was pointed
 * at another build keeps to that.
 */
export const successorIn = ({ channels, lines }: Today, { name, version, disabled }: RunningRelease) => {
  const release = channels.stable?.[name];
  if (
    !release ||
    isOverridden(name) ||
    lines.stable?.[name]?.disabled ||
    !satisfies(hostContract, release.manifest.contract)
  )
    return null;
  return release.version !== version || disabled ? release : null;
};
