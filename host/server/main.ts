import type { AddressInfo } from 'node:net';
import { config } from './config';
import { buildServer } from './server';

const app = await buildServer(config);

/** Work in flight may finish; what hangs may not hold the process (ms). */
const patienceMs = 10_000;

const end = async () => {
  setTimeout(() => process.exit(0), patienceMs).unref();
  await app.close();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// The parent is gone, by whatever death: nobody would end this process any more.
process.once('disconnect', end);

// What is loaded once is loaded before the first reader asks.
await app.inject('/');
await app.listen({ port: config.port, host: config.host });
// With PORT=0 the system chooses one.
const { port } = app.server.address() as AddressInfo;
process.send?.({ ready: true, port });
