import { hostContract, type Release, satisfies } from 'shared/remotes';
import type { z } from 'zod';
import { findByPath } from '../../../src/federation/match-route';
import { logFailure } from '../../log-failure';
import type { ReadReleaseFile } from '../../registry/release-files';
import { NotRendered, PageFailure } from '../page-failure';
import { createBreaker, type Outage } from './breaker';
import type { CallApi } from './job-list';
import {
  type LoadedPage,
  type LoadJob,
  loadedPage,
  type RenderedMarkup,
  type RenderJob,
  renderedMarkup,
} from './messages';
import { createReleaseProcesses } from './release-processes';
import { RendererEnded, type RendererProcess } from './renderer-process';

/** A release ended its process. */
export interface Fault {
  release: Release;
  /** Pattern of the page that was asked for last. */
  page: string;
  outage: Outage;
}

interface RendererPoolOptions {
  /** The bundle that the processes run. */
  script: string;
  readReleaseFile: ReadReleaseFile;
  onFault: (fault: Fault) => void;
}

/** What a release returns may have any form. */
const parseResult = <Schema extends z.ZodType>(schema: Schema, result: unknown): z.output<Schema> => {
  const { success, data } = schema.safeParse(result);
  if (!success) throw new PageFailure('The page returned something of another form');
  return data;
};

/**
 * Renders in processes of their own. Each serves one release, so what a release changes is never seen by another one, and ends
 * with it. A release that ends its process is not rendered for a while.
 */
export const createRendererPool = ({ script, readReleaseFile, onFault }: RendererPoolOptions) => {
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
    opened.page = findByPath(release.manifest.routes, pathname)?.path ?? opened.page;
    await opened.evaluated;
    return opened.process;
  };

  const renderShell = (job: RenderJob) =>
    processes
      .forShell()
      .run(job)
      .catch((cause: unknown) => {
        if (!(cause instanceof RendererEnded)) throw cause;
        logFailure('A process for rendering ended', cause.cause);
        return processes.forShell().run(job);
      });

  return {
    /**
     * Loads the data of a page. Null when the release has no server bundle, or needs another host contract. Rejects with a `PageFailure`
     * when its code throws or is not run for now, and with an `ApiFailure` when the API does not answer.
     */
    load: async (release: Release, job: LoadJob, callApi: CallApi): Promise<LoadedPage | null> => {
      if (!release.server || !satisfies(hostContract, release.manifest.contract)) return null;
      const process = await open(release, job.pathname);
      return parseResult(loadedPage, await process.run(job, { callApi }));
    },

    /** Renders the shell with a page of a release. Rejects with a `PageFailure`, or as aborted when it was that before it began. */
    render: async (release: Release, job: RenderJob, signal: AbortSignal): Promise<RenderedMarkup> => {
      const process = await open(release, job.pathname);
      return parseResult(renderedMarkup, await process.run(job, { signal }));
    },

    /** Renders the shell alone, where no release can be in its way. */
    renderShell: async (job: RenderJob): Promise<RenderedMarkup> => parseResult(renderedMarkup, await renderShell(job)),

    /** Why and until when a release is not rendered; null when it is. */
    findOutage: breaker.find,
    endOthers: processes.endOthers,
    /** Ends all processes. */
    close: processes.close,
  };
};

export type RendererPool = ReturnType<typeof createRendererPool>;
