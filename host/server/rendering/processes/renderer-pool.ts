import { LRUCache } from 'lru-cache';
import { ApiFailure } from 'shared/client';
import { hostContract, type Release, satisfies } from 'shared/remotes';
import { isInlineJson } from 'shared/rendering/inline-json';
import {
  type CallApi,
  type JobResult,
  type LoadJob,
  loadedPage,
  PageFailure,
  RendererEnded,
} from 'shared/rendering/process';
import type { z } from 'zod';
import { logFailure } from '../../log-failure';
import type { ReadReleaseFile } from '../../registry/release-files';
import { findRoute } from '../find-route';
import { NotRendered } from '../page-failure';
import { createBreaker, type Outage } from './breaker';
import { type RenderJob, renderedMarkup } from './messages';
import { createReleaseProcesses, type RendererProcess } from './release-processes';

/** A release ended its process. */
export interface Fault {
  release: Release;
  /** Pattern of the page that was asked for last. */
  page: string;
  outage: Outage;
}

/** A page threw on the server. */
export interface ThrownPage {
  release: Release;
  /** Pattern of the page. */
  page: string;
  /** The stack as text, with the message before it; or the message alone. */
  thrown: string;
}

interface RendererPoolOptions {
  /** The bundle that the processes run. */
  script: string;
  readReleaseFile: ReadReleaseFile;
  onFault: (fault: Fault) => void;
  onThrown: (failure: ThrownPage) => void;
}

/** What a release returns may have any form. */
const parseResult = <Schema extends z.ZodObject>(schema: Schema, { result, attachment }: JobResult) => {
  const { success, data } = schema.safeParse(result);
  if (!success || !attachment) throw new PageFailure('The page returned something of another form');
  return { ...data, attachment };
};

const parseLoaded = (answer: JobResult) => {
  const { attachment: json, ...page } = parseResult(loadedPage, answer);
  // It becomes part of the document.
  if (!isInlineJson(json)) throw new PageFailure('The page returned data that is no JSON');
  return { ...page, json };
};

/** Shells that are rendered once for all who get one because their pages are late. */
const maxShells = 100;
/** Shells that may wait to be rendered; a reader of another one is asked to come back. */
const maxWaitingShells = 100;

const parseMarkup = (answer: JobResult) => {
  const { attachment: html, head } = parseResult(renderedMarkup, answer);
  return { html, head };
};

/**
 * Renders in processes of their own. Each serves one release, so what a release changes is never seen by another one, and ends
 * with it. A release that ends its process is not rendered for a while.
 */
export const createRendererPool = ({ script, readReleaseFile, onFault, onThrown }: RendererPoolOptions) => {
  const breaker = createBreaker();
  const processes = createReleaseProcesses({
    script,
    onFault: ({ release, page }, reason) => onFault({ release, page, outage: breaker.trip(release, reason) }),
  });

  /** The process of a release, with its bundle evaluated. Reads its styles too, so that a page is only rendered when they are available. */
  const open = async (release: Release, pathname: string): Promise<RendererProcess> => {
    const { server, styles, sheets = {} } = release;
    const files = [server ?? '', ...styles, ...Object.values(sheets).flat()];
    const [code = ''] = await Promise.all(files.map((file) => readReleaseFile(release, file)));
    const outage = breaker.find(release);
    if (outage) throw new NotRendered(outage.reason);
    const opened = processes.forRelease(release, code);
    opened.page = findRoute(release.manifest.routes, pathname)?.path ?? opened.page;
    await opened.evaluated;
    return opened.process;
  };

  /** Tells what a page throws. A process that has ended, or is not started for a while, is told apart. */
  const watch = async <Result>(release: Release, pathname: string, result: Promise<Result>): Promise<Result> => {
    try {
      return await result;
    } catch (cause) {
      if (cause instanceof PageFailure && !(cause instanceof RendererEnded || cause instanceof NotRendered)) {
        const page = findRoute(release.manifest.routes, pathname)?.path ?? '/';
        onThrown({ release, page, thrown: cause.cause === undefined ? cause.message : String(cause.cause) });
      }
      throw cause;
    }
  };
  const load = async (release: Release, job: LoadJob, callApi: CallApi, signal: AbortSignal) => {
    const process = await open(release, job.pathname);
    return parseLoaded(await process.run(job, { callApi, signal }));
  };
  const render = async (release: Release, job: RenderJob, json: Buffer, signal: AbortSignal) => {
    const process = await open(release, job.pathname);
    return parseMarkup(await process.run(job, { attachment: json, signal }));
  };

  let waitingShells = 0;
  const renderShell = (job: RenderJob) => {
    waitingShells += 1;
    return processes
      .forShell()
      .run(job)
      .catch((cause: unknown) => {
        if (!(cause instanceof RendererEnded)) throw cause;
        logFailure('A process for rendering ended', cause.cause);
        return processes.forShell().run(job);
      })
      .then(parseMarkup)
      .finally(() => (waitingShells -= 1));
  };
  const shells = new LRUCache<string, ReturnType<typeof renderShell>>({ max: maxShells });

  return {
    /**
     * Loads the data of a page, as JSON. Null when the release has no server bundle, or needs another host contract. Rejects with a `PageFailure`
     * when its code throws or is not run for now, with an `ApiFailure` when the API does not answer, and as aborted when it was that
     * before it began.
     */
    load: async (release: Release, job: LoadJob, callApi: CallApi, signal: AbortSignal) => {
      if (!release.server || !satisfies(hostContract, release.manifest.contract)) return null;
      return watch(release, job.pathname, load(release, job, callApi, signal));
    },

    /** Renders the shell with a page of a release from its data. Rejects with a `PageFailure`, or as aborted when it was that before it began. */
    render: (release: Release, job: RenderJob, json: Buffer, signal: AbortSignal) =>
      watch(release, job.pathname, render(release, job, json, signal)),

    /** Renders the shell alone, where no release can be in its way. Rejects as overloaded when too many wait for theirs. */
    renderShell: async (job: RenderJob) => {
      const key = JSON.stringify(job);
      const rendered = shells.get(key);
      if (rendered) return rendered;
      if (waitingShells >= maxWaitingShells) throw new ApiFailure(503, 'overloaded', 'Too many shells wait');
      const shell = renderShell(job);
      shells.set(key, shell);
      shell.catch(() => shells.delete(key));
      return shell;
    },

    /** Why and until when a release is not rendered; null when it is. */
    findOutage: breaker.find,
    endOthers: processes.endOthers,
    /** Ends all processes. */
    close: processes.close,
  };
};

export type RendererPool = ReturnType<typeof createRendererPool>;
