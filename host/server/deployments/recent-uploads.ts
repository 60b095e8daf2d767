import { randomUUID } from 'node:crypto';
import { RefusedError } from 'shared/build/refused-error';
import { DeploymentError } from './deployment-error';

/** A release that is being published by this process, or was a moment ago. */
export interface RecentUpload {
  id: string;
  remote: string;
  channel: string;
  /** Name of the deploy token or of the administrator. */
  by: string;
  /** ISO-8601; the end is null while it goes on. */
  startedAt: string;
  endedAt: string | null;
  /** Null while it goes on; `failed` for what was no fault of the release. */
  outcome: 'done' | 'refused' | 'failed' | null;
  /** What was done so far, for people; at the end why it was refused. */
  lines: string[];
}

/** Returns the lines that are shown of it. */
export type BeginUpload = (about: Pick<RecentUpload, 'remote' | 'channel' | 'by'>) => string[];

/** How long an ended one is shown (ms), and how many are at most. */
const shownMs = 10 * 60_000;
const maxShown = 20;

const isRefusal = (cause: unknown): cause is Error =>
  cause instanceof RefusedError || (cause instanceof DeploymentError && cause.status < 500);

/** Uploads of the last minutes, so that whoever watches sees a deployment while it runs. Of this process: other hosts show what runs afterwards. */
export const createRecentUploads = () => {
  let uploads: RecentUpload[] = [];
  const isShown = ({ endedAt }: RecentUpload) => endedAt === null || Date.now() - Date.parse(endedAt) < shownMs;
  const list = () => {
    uploads = uploads.filter(isShown).slice(-maxShown);
    return uploads;
  };

  return {
    /** The newest first. */
    list: () => list().toReversed(),
    /** Runs `act`, which says when it knows what is uploaded; from then on it is listed with the lines that it logs. */
    track: async <Result>(act: (begin: BeginUpload) => Promise<Result>): Promise<Result> => {
      let upload: RecentUpload | null = null;
      const begin: BeginUpload = (about) => {
        const startedAt = new Date().toISOString();
        upload = { id: randomUUID(), ...about, startedAt, endedAt: null, outcome: null, lines: [] };
        uploads = [...list(), upload];
        return upload.lines;
      };
      const end = (outcome: RecentUpload['outcome'], ...lines: string[]) => {
        upload?.lines.push(...lines);
        Object.assign(upload ?? {}, { outcome, endedAt: new Date().toISOString() });
      };
      try {
        const result = await act(begin);
        end('done');
        return result;
      } catch (cause) {
        if (isRefusal(cause)) end('refused', cause.message);
        else end('failed');
        throw cause;
      }
    },
  };
};

export type RecentUploads = ReturnType<typeof createRecentUploads>;
