import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { freePort } from '../../api/src/platform/database/ports';
import { type Ready, type Service, startService } from '../run/processes';
import { inProject, messageOf } from '../run/project';
import { configsOf } from './dev-compiler';
import { openFront } from './dev-front';

export type Session = {
  dataDir: string;
  log: (line: string) => void;
  // What must end before we do, in the order of its start.
  stops: (() => Promise<void>)[];
};

type Options = {
  name: 'api' | 'host';
  config: Configuration;
  port: number;
  host?: string;
  // Given the port on which the server itself listens.
  env: (inner: number) => Record<string, string>;
};

// A server of ours, built as for production and started anew with each change of what it is made of. Answers what it
// says when it is first ready.
export async function watchServer({ name, config, port, host = '127.0.0.1', env }: Options, session: Session) {
  const { dataDir, log, stops } = session;
  const inner = await freePort();
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
  const expectNew = () => new Promise<Ready>((resolve) => (settle = resolve));
  let fresh = expectNew();
  const first = fresh;
  // The build that is up to date; null while one is due.
  let latest: Stats | null = null;
  let turn = Promise.resolve();

  // A build that failed or gave the same leaves running what runs.
  const follow = async (stats: Stats) => {
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
    if (latest) fresh = expectNew();
    latest = null;
  });
  compiler?.watch({}, (_, stats) => {
    if (!stats) return;
    latest = stats;
    turn = turn.then(() => follow(stats)).catch((error: unknown) => log(messageOf(error)));
  });
  stops.push(async () => {
    ended = true;
    await service?.stop();
  });
  await openFront({ port, host, inner, fresh: () => fresh });
  return first;
}

// Answers where it listens and the password of the demo accounts.
export async function watchApi(session: Session) {
  const port = await freePort();
  const [config = {}] = await configsOf('api');
  const env = (inner: number) => ({ API_PORT: String(inner) });
  const { demo } = await watchServer({ name: 'api', config, port, env }, session);
  return { url: `http://127.0.0.1:${port}`, password: demo?.password };
}
