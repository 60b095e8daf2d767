import type { AddressInfo } from 'node:net';
import { config } from './config';
import { buildServer } from './server';

const app = await buildServer(config);

/** Longest time that running requests may take after a signal to end (ms). */
const shutdownTimeoutMs = 10_000;

const shutDown = async () => {
  setTimeout(() => process.exit(0), shutdownTimeoutMs).unref();
  await app.close();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, shutDown);
// The parent process has ended, for whatever reason; nobody else would stop this one.
process.once('disconnect', shutDown);

// Renders once before listening, so that the first reader does not wait for modules to load.
await app.inject('/');
await app.listen({ port: config.port, host: config.host });
// With PORT=0 the system chooses the port.
const { port } = app.server.address() as AddressInfo;
process.send?.({ ready: true, port });
