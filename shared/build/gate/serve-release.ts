import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ApiFailure } from 'shared/client';
import { languageOf, localiseAddress } from 'shared/i18n';
import type { Release } from 'shared/remotes';
import { getMediaType } from '../storage/media-types';
import type { Answers } from './answers';
import type { RenderedPage } from './render-release';
import { createTriedDocument } from './tried-document';

interface Served {
  release: Release;
  /** Folder of its files. */
  folder: string;
  /** Folder and names of the files that hydrate a page. */
  browser: { folder: string; scripts: string[]; styles: string[] };
  pages: readonly RenderedPage[];
  answers: Answers;
}

const sendFile = async (response: ServerResponse, folder: string, file: string) => {
  const content = await readFile(path.join(folder, path.basename(file))).catch(() => null);
  if (!content) return response.writeHead(404).end();
  // As a host sends them: a file of a release never changes.
  const headers = { 'Content-Type': getMediaType(file), 'Cache-Control': 'public, max-age=3600, immutable' };
  return response.writeHead(200, headers).end(content);
};

/** Passes on what reads; nothing is changed by trying a page. */
const sendAnswer = async (
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  answers: Answers,
) => {
  try {
    if (method !== 'GET') throw new ApiFailure(503, 'overloaded', 'Only a page that is tried is read');
    const data = await answers.read(url, languageOf(headers['accept-language']) ?? 'ko');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
  } catch (cause) {
    const { status, code, message } = cause instanceof ApiFailure ? cause : new ApiFailure(0, 'network', String(cause));
    response
      .writeHead(status || 503, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ code, message, errors: [] }));
  }
};

/** Serves the rendered pages of a release, its files and the answers of the API on a free port of this machine. */
export const serveRelease = async ({ release, folder, browser, pages, answers }: Served) => {
  const documents = new Map(pages.map((page) => [localiseAddress(page.address, page.language), page]));
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const page = documents.get(url);
    if (page)
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(createTriedDocument(release, page, browser));
    else if (url.startsWith(release.base)) void sendFile(response, folder, url);
    else if (url.startsWith('/tried/')) void sendFile(response, browser.folder, url);
    // A picture that is missing takes the place that its page gives it.
    else if (request.headers['sec-fetch-dest'] === 'image') response.writeHead(404).end();
    else if (url.startsWith('/api/')) void sendAnswer(request, response, answers);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    getAddress: ({ address, language }: RenderedPage) =>
      `http://127.0.0.1:${port}${localiseAddress(address, language)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
