import { join } from 'node:path';
import { findFreePort } from '../../api/src/platform/database/ports';
import type { BuildProgress } from '../build/build';
import { inProject } from './project';
import { type Service, startService } from './service';

type Options = {
  port: number;
  dataDir: string;
  log: (line: string) => void;
  onGiveUp: (error: Error) => void;
  // A build that is still under way.
  built?: BuildProgress;
};

/** `demoPassword` is null where the database holds no demo accounts. */
export type Product = {
  url: string;
  ready: Promise<{ demoPassword: string | null }>;
  stop: () => Promise<void>;
};

export const DEMO_ACCOUNTS = ['admin', 'seller', 'buyer', 'member'];

/** Starts the built product: the API, which starts its database, and the host server in front of it. */
export function startProduct({ port, dataDir, log, onGiveUp, built }: Options): Product {
  const url = `http://localhost:${port}`;
  const common = { NODE_ENV: 'production', DATA_DIR: dataDir };
  const running: Service[] = [];

  const start = (name: string, script: string, env: Record<string, string>) => {
    const logFile = join(dataDir, 'logs', `${name}.log`);
    const options = { name, script: inProject(script), env: { ...common, ...env }, logFile, log, onGiveUp };
    const service = startService(options);
    running.unshift(service);
    return service.ready;
  };

  const startAll = async () => {
    await built?.api;
    const apiPort = process.env.API_PORT || String(await findFreePort());
    log(process.env.DATABASE_URL ? 'Starting the API on DATABASE_URL' : 'Starting the database and the API');
    // The address of links in mails and of returns from payments.
    const publicUrl = process.env.PUBLIC_URL || url;
    const starting = start('api', 'api/dist/server/main.mjs', { API_PORT: apiPort, PUBLIC_URL: publicUrl });
    const [api] = await Promise.all([starting, built?.all]);
    log('Starting the host');
    const address = { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` };
    await start('host', 'host/dist/server/main.mjs', address);
    return { demoPassword: api.demo?.password ?? null };
  };

  const stop = async () => {
    for (const service of running) await service.stop();
  };
  return { url, ready: startAll(), stop };
}
