import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

type Options = {
  port: number;
  host: string;
  /** Port of the server behind it. */
  inner: number;
  /** Resolves when that server is up to date. */
  fresh: () => Promise<unknown>;
};

/**
 * A TCP proxy in front of a server that restarts with each change. A connection that comes meanwhile waits for the new
 * one, so that a page is never refused and never stale.
 */
export async function openRestartProxy({ port, host, inner, fresh }: Options) {
  const forward = async (incoming: Socket) => {
    await fresh();
    const outgoing = connect(inner, '127.0.0.1');
    outgoing.on('error', () => incoming.destroy());
    outgoing.on('close', () => incoming.destroy());
    incoming.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  };
  const front = createServer((incoming) => {
    incoming.on('error', () => incoming.destroy());
    // Browsers open connections in advance: the server is chosen when the first bytes arrive.
    incoming.once('readable', () => void forward(incoming));
  });
  front.listen(port, host);
  await once(front, 'listening');
  return front;
}
