import { ApiFailure } from 'shared/client';
import { fetchFromHost } from './fetch-from-host';

/** What an administrator can do with a remote in a channel. */
export type ReleaseAction =
  | 'rollback'
  | 'promote'
  | 'pin'
  | 'unpin'
  | 'disable'
  | 'enable'
  | 'share'
  | 'promoteCanary'
  | 'cancel';

export interface ReleaseChange {
  action: ReleaseAction;
  remotes: [string];
  channel: string;
  /** Major version of the host contract whose hosts are meant. */
  contract: string | undefined;
  /** The channel whose release is promoted; of a promotion only. */
  from?: string;
  /** Of `share` only: of the readers (per cent), and the version that they get, by default that of the running canary. */
  shares?: readonly [number];
  version?: string;
  why: string | null;
}

/** What the host answers, or why it refuses. */
interface Answer {
  audited: boolean;
  registry: { revision: number };
  message: string;
}

/**
 * Changes what a channel runs. Resolves to whether the audit log has it, and to the revision of the changed registry. Throws an `ApiFailure` with the host's own message,
 * in English, if it refuses.
 */
export const changeRelease = async (change: ReleaseChange): Promise<{ audited: boolean; revision: number }> => {
  const response = await fetchFromHost('/api/console/releases', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  }).catch((cause: unknown) => {
    throw new ApiFailure(0, 'network', String(cause));
  });
  const content = (await response.json().catch(() => ({}))) as Partial<Answer>;
  if (response.ok) return { audited: content.audited ?? false, revision: content.registry?.revision ?? 0 };
  throw new ApiFailure(response.status, response.status < 500 ? 'wrong_state' : 'overloaded', content.message ?? '');
};
