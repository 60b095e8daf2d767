import { channel, name } from 'shared/remotes/parse';
import { z } from 'zod';
import { RefusedError } from '../refused-error';
import { changeEntries, parseEntries } from './entry-list';
import type { StoredText, TextStore } from './text-store';

/** Of one deployment. */
const maxLines = 100;
const maxLineLength = 1000;

const lines = z.array(z.string().max(maxLineLength)).max(maxLines);
const outcome = z.enum(['done', 'refused', 'failed']).nullable();
const time = z.iso.datetime();

const recentDeployment = z.object({
  id: z.uuid(),
  remote: name,
  channel,
  /** `<user>@<machine>`, or the name of a deploy token or of an administrator. */
  by: z.string().max(200),
  startedAt: time,
  /** When it was last heard of. */
  updatedAt: time,
  /** Null while it runs. */
  endedAt: time.nullable(),
  /** Null while it runs; `failed` for what was no fault of the release. */
  outcome,
  /** What was done so far, for people; at the end why it was refused. */
  lines,
});
/** A deployment that runs, or ended a moment ago. */
export type RecentDeployment = z.infer<typeof recentDeployment>;

/** What whoever deploys says of it again and again. */
export const deploymentProgress = recentDeployment
  .pick({ remote: true, channel: true, outcome: true, lines: true })
  .strict();
export type DeploymentProgress = z.infer<typeof deploymentProgress>;

export interface RecentDeployments {
  /** The newest first. Entries that this version cannot read are left out. */
  list: () => Promise<RecentDeployment[]>;
  /**
   * Creates it, or writes how far it is; what has ended stays as it is. Throws `RefusedError` if the id is that of a deployment by somebody
   * else, or of something else.
   */
  save: (id: string, by: string, progress: DeploymentProgress) => Promise<void>;
}

/** `remotes.json` → `remotes.deployments.json` */
export const getDeploymentsAddress = (registry: string) => `${registry.replace(/\.json$/, '')}.deployments.json`;

/** How long an ended one is shown (ms), and how many are at most. */
const shownMs = 10 * 60_000;
const maxShown = 20;
/** Whoever deploys says so more often than this (ms); what is silent for longer was killed. */
export const silentMs = 60_000;

/** What is silent may be heard of again, so it is only shown as ended. */
const endSilent = (deployment: RecentDeployment): RecentDeployment => {
  const { endedAt, updatedAt } = deployment;
  const isSilent = endedAt === null && Date.now() - Date.parse(updatedAt) > silentMs;
  return isSilent ? { ...deployment, endedAt: updatedAt, outcome: 'failed' } : deployment;
};

const isShown = ({ endedAt }: RecentDeployment) => endedAt === null || Date.now() - Date.parse(endedAt) < shownMs;

/** Those that are shown, as they are stored, the oldest first. */
const selectShown = (entries: unknown[]) =>
  entries
    .flatMap((entry) => recentDeployment.safeParse(entry).data ?? [])
    .filter((deployment) => isShown(endSilent(deployment)))
    .slice(-maxShown);

/** As many lines as are stored, the latest. */
export const trimLines = (lines: readonly string[]) =>
  lines.slice(-maxLines).map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength - 1)}…` : line));

/** The deployments of the last minutes, in a text beside the registry: every host shows them, whoever deploys, through a host or on the storage. */
export const createRecentDeployments = (store: TextStore): RecentDeployments => {
  let cached: StoredText | null = null;
  return {
    list: async () => {
      cached = await store.read(cached);
      return selectShown(parseEntries(cached)).map(endSilent).toReversed();
    },
    save: (id, by, progress) =>
      changeEntries(store, (entries) => {
        const shown = selectShown(entries);
        const former = shown.find((each) => each.id === id);
        const { remote, channel, outcome } = progress;
        if (former && (former.by !== by || former.remote !== remote || former.channel !== channel))
          throw new RefusedError(`${id} is another deployment.`);
        if (former?.endedAt) return null;
        const now = new Date(Date.now()).toISOString();
        const times = { startedAt: former?.startedAt ?? now, updatedAt: now, endedAt: outcome && now };
        return [...shown.filter((each) => each !== former), { id, by, ...times, ...progress }]
          .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))
          .slice(-maxShown);
      }),
  };
};
