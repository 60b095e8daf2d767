import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Duplex, Readable } from 'node:stream';
import { createQueue } from './create-queue';
import { type CallApi, createJobList } from './job-list';
import { openMessageStream } from './message-stream';
import { type HostMessage, type Job, type RenderJob, rendererMessage } from './messages';
import { logOutput } from './output-log';
import { PageFailure } from './page-failure';
import { getArguments, getSpawnOptions, type Program } from './process-options';
import { maxResidentBytes, watchMemory } from './watch-memory';
import { watchQueueWait } from './watch-queue-wait';

/** Longest time until a new process is ready (ms), also on a busy machine. */
const startTimeoutMs = 30_000;
const pingIntervalMs = 5000;
/** How long the output of a process that has ended is still read (ms). */
const outputDelayMs = 1000;
/** Pages that a process loads at once, which mostly waits for the API; it renders one at a time. */
const maxLoads = 4;
/**
 * When more pages than this are asked for, a process works half of the time: the other processes of the machine, such as the host and
 * the API, answer everybody else meanwhile, and whoever would wait too long gets the shell.
 */
const maxAsked = 16;

interface RunOptions {
  attachment?: Buffer;
  callApi?: CallApi;
  /** Aborted when nobody waits for the job any more: then it does not begin. */
  signal?: AbortSignal;
}

/** The process ended before it had answered. */
export class RendererEnded extends PageFailure {}

/** Something that happens once: a promise, and what fulfils it. */
const createEvent = <Value>() => {
  let fulfil: (value: Value) => void = () => undefined;
  const happened = new Promise<Value>((resolve) => (fulfil = resolve));
  return { happened, fulfil };
};

const createQueues = (mustPause: () => boolean) => ({
  load: createQueue(maxLoads, { mustPause }),
  render: createQueue(1, { mustPause }),
});

interface RendererOptions extends Program {
  /** Gets the first lines that the process writes. */
  onOutput: (line: string) => void;
}

/** Starts a process that renders. Whatever is wrong with it ends it. */
export const startRendererProcess = <Render extends RenderJob>({ onOutput, ...program }: RendererOptions) => {
  const child = spawn(process.execPath, getArguments(program), getSpawnOptions(program));
  // Whoever reads from memory or calls the API does not wait for whoever renders.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // As the options say.
  const [, stdout, stderr, channel] = child.stdio as unknown as [null, Readable, Readable, Duplex];
  const ready = createEvent<void>();
  const ended = createEvent<string>();
  let endReason: string | null = null;
  let isReady = false;
  let isRetired = false;
  /** Jobs that have been asked for and not been answered, also those that wait for their turn. */
  let asked = 0;

  const end = (reason: string) => {
    if (endReason !== null) return;
    endReason = reason;
    clearInterval(pinging);
    clearTimeout(starting);
    stopWatching();
    queueWait.stop();
    // Why it ended may still be on its way.
    setTimeout(closeOutput, outputDelayMs).unref();
    channel.destroy();
    child.kill('SIGKILL');
    ready.fulfil();
    ended.fulfil(reason);
    jobs.rejectAll(new RendererEnded(reason));
  };
  const endRetired = () => {
    if (isRetired && asked === 0) end('It is no longer needed');
  };
  const onSize = (bytes: number) => {
    if (bytes > maxResidentBytes) end(`It had more than ${maxResidentBytes} bytes of memory`);
  };
  const receive = (received: unknown, attachment: Buffer | null) => {
    const { success, data: message } = rendererMessage.safeParse(received);
    if (!success) return end('It sent something that is no message');
    if (message.kind === 'memory') onSize(message.bytes);
    if (message.kind === 'ready') {
      clearTimeout(starting);
      isReady = true;
      ready.fulfil();
    }
    jobs.receive(message, attachment);
  };
  const write = openMessageStream(channel, receive, end);
  const send = (message: HostMessage<Render>, attachment: Buffer | null = null) => {
    if (endReason === null) write(message, attachment);
  };
  const queueWait = watchQueueWait(child.pid);
  const jobs = createJobList<Render>({ send, onFault: end, getQueueWaitMs: queueWait.getMs });
  const closeOutput = logOutput([stdout, stderr], onOutput, end);
  const stopWatching = watchMemory(child.pid, onSize);
  const starting = setTimeout(() => end(`It was not ready after ${startTimeoutMs} ms`), startTimeoutMs).unref();

  // Writing to a process that has just ended fails; its end is reported by `exit`.
  channel.on('error', () => undefined);
  child.once('error', (cause) => end(`It could not be started: ${cause.message}`));
  child.once('exit', (code, signal) => end(signal ? `It was ended by ${signal}` : `It exited with code ${code}`));

  const queues = createQueues(() => asked > maxAsked);
  /** Rejects as the job list does, and with a `RendererEnded` when the process ends. */
  const run = (job: Job<Render>, { signal, ...options }: RunOptions = {}) => {
    asked += 1;
    const answer = queues[job.kind === 'render' ? 'render' : 'load'](async () => {
      await ready.happened;
      if (endReason !== null) throw new RendererEnded(endReason);
      return jobs.add(job, options);
    }, signal);
    return answer.finally(() => {
      asked -= 1;
      // After the next step of whoever has asked, such as loading a page when the bundle is evaluated.
      setImmediate(endRetired);
    });
  };
  const pinging = setInterval(() => run({ kind: 'ping' }).catch(() => undefined), pingIntervalMs).unref();

  return {
    run,
    end,
    /** Ends it when it has answered what it was asked. */
    retire: () => {
      isRetired = true;
      setImmediate(endRetired);
    },
    /** Resolves to the reason. */
    ended: ended.happened,
    hasEnded: () => endReason !== null,
    isReady: () => isReady,
  };
};
