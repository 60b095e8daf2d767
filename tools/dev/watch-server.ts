import { join } from 'node:path';
import { loadConfigs } from 'shared/build/webpack/compile';
import webpack, { type Configuration, type Stats } from 'webpack';
import { findFreePort } from '../../api/src/platform/database/ports';
import { onEnd } from '../run/on-end';
import { getMessage, inProject } from '../run/project';
import { type Ready, type Service, startService } from '../run/service';
import { openRestartProxy } from './restart-proxy';

export type Session = { dataDir: string; log: (line: string) => void };

type Options = {
  name: 'api' | 'host';
  config: Configuration;
  port: number;
  host?: string;
  // Receives the port on which the server itself listens.
  env: (inner: number) => Record<string, string>;
};

/**
 * Builds a server as for production, and restarts it when one of its sources changes. Resolves to the message of its
 * first start.
 */
export async function watchServer({ name, config, port, host = '127.0.0.1', env }: Options, session: Session) {
  const { dataDir, log } = session;
  const inner = await findFreePort();
  const output = { ...config.output, path: inProject(name, 'dist', 'dev'), filename: 'main.mjs' };
  const options = {
    name,
    script: join(output.path, output.filename),
    env: { NODE_ENV: 'development', DATA_DIR: dataDir, ...env(inner) },
    logFile: join(dataDir, 'logs', `${name}.log`),
    log,
    onGiveUp: (error: Error) => log(error.message),
  };
  let service: Service | null = null;
  let ended = false;
  let settle: (ready: Ready) => void = () => undefined;
  const nextReady = () => new Promise<Ready>((resolve) => (settle = resolve));
  let fresh = nextReady();
  const first = fresh;
  // Null while a build is due.
  let latest: Stats | null = null;
  let queue = Promise.resolve();

  // A failed build, or one with the same result, leaves the running server alone.
  const restart = async (stats: Stats) => {
    if (stats.hasErrors()) {
      log(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
    } else if (!service || stats.compilation.emittedAssets.has(output.filename)) {
      await service?.stop();
      if (!ended) service = startService(options);
    }
    const ready = await service?.ready;
    if (ready && latest === stats) settle(ready);
  };

  const compiler = webpack({ ...config, output, infrastructureLogging: { level: 'warn' } });
  compiler?.hooks.invalid.tap('dev', () => {
    if (latest) fresh = nextReady();
    latest = null;
  });
  compiler?.watch({}, (_, stats) => {
    if (!stats) return;
    latest = stats;
    queue = queue.then(() => restart(stats)).catch((error: unknown) => log(getMessage(error)));
  });
  onEnd(async () => {
    ended = true;
    await service?.stop();
  }, 0);
  await openRestartProxy({ port, host, inner, fresh: () => fresh });
  return first;
}

/** Resolves to its address and the password of the demo accounts. */
export async function watchApi(session: Session) {
  const port = await findFreePort();
  const [config = {}] = await loadConfigs('api');
  const env = (inner: number) => ({ API_PORT: String(inner) });
  const { demo } = await watchServer({ name: 'api', config, port, env }, session);
  return { url: `http://127.0.0.1:${port}`, password: demo?.password };
}
