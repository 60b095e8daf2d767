import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, RemoteManifest, RemoteName } from 'shared/remotes';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort } from '../../api/src/database/ports';
import { DEMO_ACCOUNTS } from './product';
import { dataDirectory, inProject } from './project';
import { onEnd } from './signals';

// Everything in place of `npm start`, rebuilt and refreshed as files change. A remote's name runs that remote alone.
process.env.NODE_ENV = 'development';
const asked = process.argv[2] ?? null;
if (asked) process.env.ALONE = 'true';

const remotes: RemoteName[] = ['remote-home', 'remote-matching', 'remote-console'];
const children: ChildProcess[] = [];
const log = (line: string) => console.log(line);

const configsOf = async (name: string) => {
  const { default: config } = (await import(inProject(name, 'webpack.config.ts'))) as {
    default: Configuration | Configuration[];
  };
  return [config].flat();
};

const cors = { 'Access-Control-Allow-Origin': '*' };

/** Serves a browser bundle from memory; answers its address. */
const serve = async (config: Configuration, publicPath: string, extra: WebpackDevServer.Configuration = {}) => {
  const port = await freePort();
  const path = publicPath || `http://localhost:${port}/`;
  const compiler = webpack({ ...config, output: { ...config.output, publicPath: path } }) as Compiler;
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      headers: cors,
      allowedHosts: 'all',
      static: false,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      ...extra,
    },
    compiler,
  );
  await server.start();
  return `http://localhost:${port}`;
};

const run = (args: string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, args, {
    cwd: inProject(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
};

const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean }) => message.ready && resolve());
    child.once('exit', (code) => reject(new Error(`A server ended with code ${code}.`)));
  });

/** A registry that names the running compilers. */
const writeRegistry = async (folder: string, addresses: Map<RemoteName, string>) => {
  const stable: Record<string, Release> = {};
  for (const [name, address] of addresses) {
    const { manifest } = (await import(inProject(name, 'src/manifest.ts'))) as { manifest: RemoteManifest };
    const files = { scripts: [], styles: [], server: null, integrity: {} };
    stable[name] = {
      name,
      version: 'development',
      base: `${address}/`,
      entry: 'remoteEntry.js',
      builtAt: '',
      manifest,
      ...files,
    };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ channels: { stable } }));
};

/** The watcher stands between us and the API, so its readiness is asked over HTTP. */
const startApi = async (dataDir: string) => {
  const port = String(await freePort());
  const watch = inProject('node_modules/tsx/dist/cli.mjs');
  run([watch, 'watch', '--clear-screen=false', 'api/src/main.ts'], { API_PORT: port, DATA_DIR: dataDir });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 300));
  return { url, password: readFileSync(join(dataDir, 'demo-password'), 'utf8').trim() };
};

/** The host server is compiled too, because it renders the shell; it starts anew with each change. */
const startHost = (config: Configuration, env: Record<string, string>) =>
  new Promise<void>((resolve) => {
    let child: ChildProcess | null = null;
    webpack({ ...config, output: { ...config.output, path: inProject('.cache/dev/server') } })?.watch(
      {},
      (_, stats) => {
        if (stats?.hasErrors()) return log(stats.toString('errors-only'));
        child?.kill();
        child = run([inProject('.cache/dev/server/main.mjs')], env);
        ready(child).then(
          () => resolve(),
          () => undefined,
        );
      },
    );
  });

const page = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/main.css"></head><body><div id="root"></div><script src="/main.js"></script></body></html>`;

const runAlone = async (name: string) => {
  const [config = {}] = await configsOf(name);
  const target = process.env.API_URL ?? 'http://localhost:3000';
  const url = await serve(config, '/', {
    proxy: [{ context: ['/api'], target }],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (_request: unknown, response: { end: (html: string) => void }) => response.end(page),
      },
    ],
  });
  log(`\nReady: ${url} (${name} alone, the API at ${target})`);
};

const runAll = async () => {
  const dataDir = dataDirectory();
  const port = process.env.PORT ?? '3000';
  const releases = inProject('.cache/dev/releases');
  const [api, compiler, ...addresses] = await Promise.all([
    startApi(dataDir),
    configsOf('host').then(([config = {}]) => serve(config, '/assets/')),
    ...remotes.map(async (name) => serve((await configsOf(name))[0] ?? {}, '')),
  ]);
  await writeRegistry(releases, new Map(remotes.map((name, index) => [name, addresses[index] ?? ''])));
  const [, server = {}] = await configsOf('host');
  await startHost(server, {
    PORT: port,
    API_URL: api.url,
    DATA_DIR: dataDir,
    RELEASES_DIR: releases,
    DEV_COMPILER: compiler,
  });
  log(`\nReady: http://localhost:${port}`);
  log(`Accounts: ${DEMO_ACCOUNTS.join(', ')}. Password: ${api.password}`);
};

onEnd(async () => {
  for (const child of children) child.kill();
  process.exit(0);
});
await (asked ? runAlone(asked) : runAll());
