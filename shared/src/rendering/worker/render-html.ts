import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Largest page (bytes of HTML). */
const maxHtmlBytes = 5_000_000;

interface RenderedHtml {
  html: Buffer;
  /** The first error inside a Suspense boundary, which is left to the browser; null if there was none. */
  failure: unknown;
}

/**
 * Renders what can be rendered without waiting, as `renderToString` does, which hides errors inside a Suspense boundary.
 * Rejects with an error outside all boundaries, and when the HTML has more than `maxBytes`.
 */
export const renderHtml = (element: ReactNode, maxBytes = maxHtmlBytes) =>
  new Promise<RenderedHtml>((resolve, reject) => {
    let failure: unknown = null;
    let isRendered = false;
    const chunks: Buffer[] = [];
    let bytes = 0;
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        if (bytes > maxBytes) return done(new Error(`The page has more than ${maxBytes} bytes of HTML`));
        chunks.push(chunk);
        done();
      },
    });
    sink.on('error', reject);
    sink.on('finish', () => resolve({ html: Buffer.concat(chunks), failure }));
    const { pipe, abort } = renderToPipeableStream(element, {
      // A boundary of any size stays in its place; otherwise React moves large ones to the end, for a script to put back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      // Aborting reports every boundary that still waits.
      onError: (cause) => {
        if (!isRendered) failure ??= cause;
      },
      // React calls these two amid its work, which is to end first.
      onShellReady: () =>
        queueMicrotask(() => {
          isRendered = true;
          abort();
        }),
      onAllReady: () => queueMicrotask(() => pipe(sink)),
    });
  });
