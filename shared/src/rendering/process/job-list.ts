import { ApiFailure } from 'shared/client';
import type { buildRequest } from '../../client/build-request';
import type { HostMessage, Job, RendererMessage, RenderJob } from './messages';
import { PageFailure } from './page-failure';

/**
 * A process that computes, or waits for nothing, for this long (ms) has failed. A page does not wait for so long. The time that it
 * waits for a processor does not count, up to the longer limit.
 */
const jobTimeoutMs = { own: 3000, all: 15_000 };
/** Calls of the API that one job may make. */
const maxCalls = 200;

/** Calls the API, as `api.boards.list()` does. Rejects with an `ApiFailure`. */
export type CallApi = (call: Parameters<typeof buildRequest>[0]) => Promise<unknown>;

/** What a process answers to a job. */
export interface JobResult {
  result: unknown;
  attachment: Buffer | null;
}

interface RunningJob {
  resolve: (result: JobResult) => void;
  reject: (cause: Error) => void;
  callApi: CallApi | null;
  calls: number;
  waitingCalls: number;
  timer?: NodeJS.Timeout;
  /** When its clock was started last, and how long the process had waited for a processor until then (ms). */
  started: { at: number; waitMs: number };
}

interface JobListOptions<Render extends RenderJob> {
  send: (message: HostMessage<Render>, attachment?: Buffer | null) => void;
  /** A job goes on for too long, or calls the API too often. */
  onFault: (reason: string) => void;
  /** How long the process has waited for a processor since its start (ms). */
  getQueueWaitMs: () => number;
}

const askApi = (callApi: CallApi, { name, params, query }: Extract<RendererMessage, { kind: 'call' }>) =>
  callApi({ name, args: { ...(params && { params }), ...(query && { query }) }, options: {} }).then(
    (data) => ({ data: data ?? null }),
    (cause: unknown) => {
      const { status, code, message, errors, body } =
        cause instanceof ApiFailure ? cause : new ApiFailure(0, 'network', String(cause));
      return { failure: { status, code, message, errors, body } };
    },
  );

/** The jobs that a process is doing. */
export const createJobList = <Render extends RenderJob>({ send, onFault, getQueueWaitMs }: JobListOptions<Render>) => {
  const jobs = new Map<number, RunningJob>();
  let lastId = 0;

  const check = (id: number, job: RunningJob) => {
    if (!jobs.has(id) || job.waitingCalls > 0) return;
    const all = performance.now() - job.started.at;
    const own = all - (getQueueWaitMs() - job.started.waitMs);
    const left = Math.min(jobTimeoutMs.own - own, jobTimeoutMs.all - all);
    if (left <= 0) onFault(`It did not answer for ${jobTimeoutMs.own} ms`);
    else checkIn(left, id, job);
  };

  const checkIn = (ms: number, id: number, job: RunningJob) => {
    // After what has arrived meanwhile, in case the host itself was late.
    job.timer = setTimeout(() => setImmediate(check, id, job), ms).unref();
  };

  const getStart = () => ({ at: performance.now(), waitMs: getQueueWaitMs() });

  /** Counts from now on how long the job goes on without an answer of the API. */
  const startClock = (id: number, job: RunningJob) => {
    clearTimeout(job.timer);
    job.started = getStart();
    checkIn(jobTimeoutMs.own, id, job);
  };

  const settle = (id: number, act: (job: RunningJob) => void) => {
    const job = jobs.get(id);
    if (!job) return;
    clearTimeout(job.timer);
    jobs.delete(id);
    act(job);
  };

  const answerCall = async (message: Extract<RendererMessage, { kind: 'call' }>) => {
    const { job: id, call } = message;
    const job = jobs.get(id);
    if (!job?.callApi) return;
    job.calls += 1;
    if (job.calls > maxCalls) return onFault(`A page called the API more than ${maxCalls} times`);
    job.waitingCalls += 1;
    const answer = await askApi(job.callApi, message);
    job.waitingCalls -= 1;
    startClock(id, job);
    send({ kind: 'answer', call, ...answer });
  };

  return {
    /** Sends a job. Rejects with a `PageFailure` when the release's code throws, and with an `ApiFailure` when that lets one of the API through. */
    add: (
      job: Job<Render>,
      { attachment = null, callApi = null }: { attachment?: Buffer | null; callApi?: CallApi | null },
    ) =>
      new Promise<JobResult>((resolve, reject) => {
        lastId += 1;
        const running: RunningJob = { resolve, reject, callApi, calls: 0, waitingCalls: 0, started: getStart() };
        jobs.set(lastId, running);
        startClock(lastId, running);
        send({ kind: 'job', id: lastId, job }, attachment);
      }),

    receive: (message: RendererMessage, attachment: Buffer | null) => {
      if (message.kind === 'call') void answerCall(message);
      if (message.kind === 'done') settle(message.id, ({ resolve }) => resolve({ result: message.result, attachment }));
      if (message.kind === 'failed') {
        const { id, isApi, reason } = message;
        settle(id, ({ reject }) => reject(isApi ? new ApiFailure(0, 'network', reason) : new PageFailure(reason)));
      }
    },

    rejectAll: (cause: Error) => {
      for (const id of jobs.keys()) settle(id, ({ reject }) => reject(cause));
    },
  };
};
