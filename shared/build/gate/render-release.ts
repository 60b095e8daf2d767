import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiFailure } from 'shared/client';
import { buildRequest } from 'shared/client/build-request';
import type { Language } from 'shared/i18n';
import type { Release } from 'shared/remotes';
import { type CallApi, loadedPage, PageFailure, startRendererProcess } from 'shared/rendering/process';
import { bundleProgram } from '../bundle-program';
import type { Answers } from './answers';
import { listPages } from './list-addresses';
import type { Problem } from './problem';
import type { TryJob } from './renderer';

/** A page as the server sends it. */
export interface RenderedPage {
  address: string;
  language: Language;
  html: string;
  /** Its data, as JSON. */
  json: string;
}

interface Rendering {
  pages: RenderedPage[];
  problems: Problem[];
  /** What was not rendered through no fault of the release. */
  omitted: Problem[];
}

/** Bundles what a process runs that renders releases; from its source it would start ten times slower. `remove` deletes the script. */
export const bundleRenderer = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-tried-'));
  const script = path.join(folder, 'renderer.mjs');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await bundleProgram(path.join(import.meta.dirname, 'renderer.tsx'), script);
  } catch (cause) {
    await remove();
    throw cause;
  }
  return { script, remove };
};

interface Options {
  /** Of `bundleRenderer`. */
  script: string;
  /** Folder of the release. */
  folder: string;
  release: Release;
  answers: Answers;
}

const createCallApi =
  ({ read }: Answers, language: Language): CallApi =>
  async (call) => {
    const { method, url } = await buildRequest(call);
    if (method !== 'GET') throw new Error(`A page may only read: ${method} ${url}`);
    return read(url, language);
  };

/** The message, and where it was thrown. */
const describe = ({ cause }: PageFailure) => {
  const [message = '', place = ''] = String(cause).split('\n');
  return /^ +at /.test(place) ? `${message} (${place.trim()})` : message;
};

type Page = ReturnType<typeof listPages>[number];

const splitPath = (address: string) => {
  const { pathname, search } = new URL(address, 'http://host');
  return { pathname, search };
};

/** Renders the pages of a release, as a host does, in a process of their own. */
export const renderRelease = async ({ script, folder, release, answers }: Options): Promise<Rendering> => {
  const { server, base, manifest } = release;
  const pages = listPages(manifest);
  const [first] = pages;
  const result: Rendering = { pages: [], problems: [], omitted: [] };
  if (!server || !first) return result;
  const code = await readFile(path.join(folder, server), 'utf8');
  const renderer = startRendererProcess<TryJob>({ script, onOutput: (line) => console.error(line) });
  const { title } = answers;

  const renderPage = async ({ address, language }: Page) => {
    const at = splitPath(address);
    const loaded = await renderer.run({ kind: 'load', ...at, language }, { callApi: createCallApi(answers, language) });
    const missing = loadedPage.parse(loaded.result).missing === true;
    const attachment = loaded.attachment ?? Buffer.from('null');
    const { attachment: html } = await renderer.run({ kind: 'render', ...at, language, missing }, { attachment });
    if (!missing) result.pages.push({ address, language, html: String(html ?? ''), json: String(attachment) });
    else if (answers.hasRecords)
      result.omitted.push({ address, language, answers: title, message: 'there is no such record' });
  };
  /** Returns whether it succeeded. */
  const attempt = async (page: Page, act: (page: Page) => Promise<unknown>) => {
    try {
      await act(page);
      return true;
    } catch (cause) {
      if (cause instanceof ApiFailure) result.omitted.push({ ...page, answers: title, message: cause.message });
      else if (cause instanceof PageFailure)
        result.problems.push({ ...page, answers: title, message: describe(cause) });
      else throw cause;
      return false;
    }
  };

  try {
    if (!(await attempt(first, () => renderer.run({ kind: 'bind', code, filename: base + server })))) return result;
    for (const page of pages) {
      await attempt(page, renderPage);
      if (renderer.hasEnded()) break;
    }
  } finally {
    renderer.end('The pages were tried');
  }
  return result;
};
