import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

type Options = {
  port: number;
  host: string;
  // Where the server listens that is meant.
  inner: number;
  // Settles when it is up to date.
  fresh: () => Promise<unknown>;
};

// The lasting address of a server that starts anew with each change: whoever comes meanwhile waits for the new one, so a
// page is never refused and never stale.
export async function openFront({ port, host, inner, fresh }: Options) {
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
    // Browsers open connections ahead; such a one is for the server that stands when something is asked.
    incoming.once('readable', () => void forward(incoming));
  });
  front.listen(port, host);
  await once(front, 'listening');
  return front;
}
