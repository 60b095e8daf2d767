import { spawn } from 'node:child_process';
import { createServer as createHttpServer, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const product = process.env.PORTICO_URL ?? 'http://localhost:3000';
/** The API behind it: only whoever asks it directly hears of changes of content. */
const productApi = process.env.PORTICO_API_URL ?? product;

const root = path.resolve(import.meta.dirname, '..');
/** Data folder of the product. */
export const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');

/** A port of this machine that nobody uses. */
export const findFreePort = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Starts a proxy in front of a server, in which each request waits for `wait`. */
export const startProxy = async (to: string, wait: (method: string) => Promise<unknown>) => {
  const server = createHttpServer(async (incoming, answer) => {
    const { url = '', method = 'GET', headers } = incoming;
    await wait(method);
    const outgoing = request(new URL(url, to), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
};

/** Starts a proxy for the API of the product that delays every response (ms). */
export const startSlowApi = (ms: number) => startProxy(product, () => delay(ms));

/** Starts another host on the API of the product, with the releases of a folder; `built` is the project whose host it is. */
export const startHost = async (releases: string, overrides: 'open' | 'signed', api = productApi, built = root) => {
  const settings = {
    // A free port; the host reports which.
    PORT: '0',
    API_URL: api,
    RELEASES_DIR: releases,
    REGISTRY: '',
    OVERRIDES: overrides,
    DATA_DIR: releases,
    PORTICO_ROOT: built,
  };
  const child = spawn(process.execPath, ['host/dist/server/main.mjs'], {
    cwd: built,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk;
    process.stderr.write(chunk);
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; port: number }) => message.ready && resolve(message.port));
    child.once('exit', (code) => reject(new Error(`The host ended with code ${code}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await exited;
  };
  return { url: `http://localhost:${port}`, log: () => log, stop };
};
