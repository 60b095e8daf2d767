import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Returns the port, or null if it is taken. Port 0: any free one. Without `host` all interfaces are probed.
export function probePort(port: number, host?: string): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ port, host }, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : null));
    });
  });
}

// Below the ephemeral range, so that the system does not give the port to anybody else before it is used.
const FIRST = 20_000;
const END = 30_000;
const TRIES = 100;
const usedPorts = new Set<number>();

// Returns a free port of 127.0.0.1 that was not returned to this process before. Throws after 100 tries.
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    if (usedPorts.has(port) || !(await probePort(port, '127.0.0.1'))) continue;
    usedPorts.add(port);
    return port;
  }
  throw new Error(`No free port on 127.0.0.1 from ${FIRST} to ${END - 1}.`);
}
