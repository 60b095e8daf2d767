import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { announceHost } from 'shared/build/hosts/running-hosts';
import { openRegistry } from 'shared/build/storage/open-storage';
import { config } from './config';
import { buildServer } from './server';

let isOpen = true;
const app = await buildServer(config, () => isOpen);

/** Longest time that running requests may take after a signal to end (ms). */
const shutdownTimeoutMs = 10_000;

let withdraw = () => {};

const shutDown = async () => {
  if (!isOpen) return;
  isOpen = false;
  withdraw();
  // Meanwhile a proxy learns from the health check that it is to use another host.
  await delay(config.shutdownDelayMs);
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
const isEverywhere = /^(0\.0\.0\.0|::)$/.test(config.host);
withdraw = announceHost(config.dataDir, {
  address: `http://${isEverywhere ? '127.0.0.1' : config.host}:${port}`,
  registry: openRegistry(config.registry).title,
});
process.send?.({ ready: true, port });
