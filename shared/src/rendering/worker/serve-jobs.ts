import { Socket } from 'node:net';
import { type Api, ApiFailure, createApi } from 'shared/client';
import type { RemoteModule } from 'shared/remotes';
import { openMessageStream } from '../process/message-stream';
import type { HostMessage, Job, RendererMessage, RenderJob } from '../process/messages';
import { evaluate } from './evaluate';
import { loadPage } from './load-page';

/** Renders what a job names, with the module of the release; null when none is evaluated. `html` becomes the attachment of the result. */
type Render<Given extends RenderJob> = (
  module: RemoteModule | null,
  job: Given,
  data: unknown,
) => Promise<{ html: Buffer }>;

/** How often the process reports its resident memory where its parent cannot read it (ms). */
const memoryIntervalMs = 250;

/** The stack; of an answer of the API only the message. */
const describe = (cause: unknown) =>
  cause instanceof ApiFailure ? cause.message : (cause instanceof Error && cause.stack) || String(cause);

/**
 * Serves the jobs of a process that `startRendererProcess` has started, with the code of at most one release. File descriptor 3 is the
 * connection to its parent, which is all that the process has of the outside. What nobody catches ends it, as Node does by itself. Returns a
 * function that says that the process is ready.
 */
export const serveJobs = <Given extends RenderJob>(render: Render<Given>) => {
  const parent = new Socket({ fd: 3, readable: true, writable: true });
  // The parent has ended, for whatever reason.
  parent.on('close', () => process.exit());

  /** Calls of the API that wait for their answer. */
  const calls = new Map<number, (message: Extract<HostMessage, { kind: 'answer' }>) => void>();
  let lastCall = 0;
  let module: RemoteModule | null = null;

  const requireModule = () => {
    if (!module) throw new Error('No release is evaluated');
    return module;
  };

  /** A client of the API whose calls the parent makes, for one job. It can only read, and sends no headers. */
  const connectApi = (job: number): Api =>
    createApi(
      ({ name, args: { params, query } }) =>
        new Promise((resolve, reject) => {
          lastCall += 1;
          calls.set(lastCall, (answer) => {
            if ('data' in answer) return resolve(answer.data);
            const { status, code, message, errors, body } = answer.failure;
            reject(new ApiFailure(status, code as ApiFailure['code'], message, errors as ApiFailure['errors'], body));
          });
          send({ kind: 'call', job, call: lastCall, name, params, query });
        }),
    );

  /** Does a job with what is attached to it; resolves to the result and its attachment. */
  const run = async (
    id: number,
    job: Job<Given>,
    attached: Buffer | null,
  ): Promise<[result: unknown, attachment?: Buffer | string]> => {
    if (job.kind === 'bind') module = evaluate(job.code, job.filename);
    if (job.kind === 'load') {
      const { json, ...page } = await loadPage(requireModule(), job, connectApi(id));
      return [page, json];
    }
    if (job.kind === 'render') {
      const { html, ...markup } = await render(module, job, attached && JSON.parse(attached.toString()));
      return [markup, html];
    }
    return [null];
  };

  const send: (message: RendererMessage, attachment?: Buffer | string) => void = openMessageStream(
    parent,
    (received, attached) => {
      const message = received as unknown as HostMessage<Given>;
      if (message.kind === 'answer') {
        calls.get(message.call)?.(message);
        calls.delete(message.call);
        return;
      }
      const { id, job } = message;
      run(id, job, attached).then(
        ([result, attachment]) => send({ kind: 'done', id, result }, attachment),
        (cause: unknown) =>
          send({
            kind: 'failed',
            id,
            reason: describe(cause),
            isApi: job.kind === 'load' && cause instanceof ApiFailure,
          }),
      );
    },
    () => process.exit(1),
  );
  if (process.platform !== 'linux')
    setInterval(() => send({ kind: 'memory', bytes: process.memoryUsage.rss() }), memoryIntervalMs).unref();
  return () => send({ kind: 'ready' });
};
