import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const html = `<!doctype html><html lang="ko" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>single</title><link rel="stylesheet" href="/assets/main.css"><script src="/assets/main.js" defer></script></head><body><div id="root"></div></body></html>`;
const contentTypes: Record<string, string> = {
  '.js': 'application/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the single bundle with brotli, as the product serves its files, and forwards `/api` to the product. Resolves to a function that stops it. */
export const serveSingleBundle = (folder: string, product: string, port: number) => {
  const cache = new Map<string, Buffer>();
  const read = (name: string) => {
    const content = cache.get(name) ?? brotliCompressSync(readFileSync(path.join(folder, path.basename(name))));
    cache.set(name, content);
    return content;
  };
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://control');
    if (pathname.startsWith('/api/')) {
      const forwarded = request(
        product + incoming.url,
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(forwarded);
      return;
    }
    if (!pathname.startsWith('/assets/')) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    outgoing.writeHead(200, {
      'Content-Type': contentTypes[path.extname(pathname)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
    });
    outgoing.end(read(pathname));
  });
  return new Promise<() => void>((resolve) => server.listen(port, () => resolve(() => void server.close())));
};
