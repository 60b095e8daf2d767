import { createServer } from 'node:net';

// null: the port is taken. Port 0 asks for any free one. Without a host it is asked for all interfaces.
export function tryPort(port: number, host?: string): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host }, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : null));
    });
  });
}

export async function freePort(): Promise<number> {
  const port = await tryPort(0, '127.0.0.1');
  if (!port) throw new Error('No free port on 127.0.0.1.');
  return port;
}
