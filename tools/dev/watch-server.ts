import { join } from 'node:path';
import { loadConfigs } from 'shared/build/webpack/compile';
import webpack, { type Compilation, type Configuration, type MultiStats } from 'webpack';
import { findFreePort } from '../../api/src/platform/database/ports';
import { hostKey } from '../run/host-key';
import { onEnd } from '../run/on-end';
import { getMessage, inProject } from '../run/project';
import { type Ready, type Service, startService } from '../run/service';
import { openRestartProxy } from './restart-proxy';

export type Session = { dataDir: string; log: (line: string) => void };

type Options = {
  name: 'api' | 'host';
  config: Configuration;
  // Programs that the server starts itself, each built into `dist/dev-<name>`.
  parts?: Record<string, Configuration>;
  port: number;
  host?: string;
  // Receives the port on which the server itself listens.
  env: (inner: number) => Record<string, string>;
};

/**
 * Builds a server as for production, and restarts it when one of its sources changes. Resolves to the message of its
 * first start.
 */
export async function watchServer(
  { name, config, parts = {}, port, host = '127.0.0.1', env }: Options,
  session: Session,
) {
  const { dataDir, log } = session;
  const inner = await findFreePort();
  const toDevelopment = (configuration: Configuration, folder: string): Configuration => ({
    ...configuration,
    output: { ...configuration.output, path: inProject(name, 'dist', folder), filename: 'main.mjs' },
    infrastructureLogging: { level: 'warn' },
  });
  const all = [
    toDevelopment(config, 'dev'),
    ...Object.entries(parts).map(([part, configuration]) => toDevelopment(configuration, `dev-${part}`)),
  ];
  const options = {
    name,
    script: inProject(name, 'dist', 'dev', 'main.mjs'),
    env: { NODE_ENV: 'development', DATA_DIR: dataDir, ...env(inner) },
    logFile: join(dataDir, 'logs', `${name}.log`),
    log,
  };
  let service: Service | null = null;
  let ended = false;
  let settle: (ready: Ready) => void = () => undefined;
  const nextReady = () => new Promise<Ready>((resolve) => (settle = resolve));
  let fresh = nextReady();
  const first = fresh;
  // Null while a build is due.
  let latest: MultiStats | null = null;
  let queue = Promise.resolve();

  // The statistics name the last compilation of a part that was not compiled again.
  const known = new WeakSet<Compilation>();
  const findNewBuilds = ({ stats }: MultiStats) => {
    const compilations = stats.map(({ compilation }) => compilation).filter((compilation) => !known.has(compilation));
    for (const compilation of compilations) known.add(compilation);
    return compilations.filter(({ emittedAssets }) => emittedAssets.has('main.mjs'));
  };

  // A failed build, or one with the same result, leaves the running server alone.
  const restart = async (stats: MultiStats) => {
    if (stats.hasErrors()) {
      log(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
    } else if (findNewBuilds(stats).length > 0 || !service) {
      await service?.stop();
      if (!ended) service = startService(options);
    }
    const ready = await service?.ready;
    if (ready && latest === stats) settle(ready);
  };

  const compiler = webpack(all);
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

/** Resolves to its address and the accounts of the seed. */
export async function watchApi(session: Session) {
  const port = await findFreePort();
  const [config = {}] = await loadConfigs('api');
  const env = (inner: number) => ({ API_PORT: String(inner), HOST_KEY: hostKey });
  const { demo } = await watchServer({ name: 'api', config, port, env }, session);
  return { url: `http://127.0.0.1:${port}`, demo };
}
