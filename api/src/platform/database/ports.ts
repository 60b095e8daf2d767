import { randomInt } from 'node:crypto';
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

// Below those that a system gives to connections and to whoever asks for any port, so that nobody else is given it
// before it is listened on.
const FIRST = 20_000;
const END = 30_000;
const TRIES = 100;
const given = new Set<number>();

// A port of 127.0.0.1 that is free and that this process has not been given before.
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    if (given.has(port) || !(await tryPort(port, '127.0.0.1'))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port on 127.0.0.1 from ${FIRST} to ${END - 1}.`);
}
