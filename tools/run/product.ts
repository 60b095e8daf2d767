import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../api/src/platform/database/ports';
import type { BuildProgress } from '../build/build';
import { formatSeconds, recordDuration } from './durations';
import { hostKey } from './host-key';
import { type Report, reportLines } from './progress';
import { inProject } from './project';
import { type Demo, type Service, type ServiceProgress, startService } from './service';

type Options = {
  port: number;
  dataDir: string;
  log: (line: string) => void;
  report?: Report;
  // A build that is still under way.
  built?: BuildProgress;
};

export type Product = {
  url: string;
  /** Of the API behind it; known when the product is ready. */
  getApiUrl: () => string;
  ready: Promise<{ demo: Demo | undefined }>;
  stop: () => Promise<void>;
};

/** What its start is called among the durations: on new data, the seed is the longest part of it. */
export const getDatabaseStart = (dataDir: string) => (existsSync(join(dataDir, 'database')) ? 'database' : 'seed');

/** Starts the built product: the API, which starts its database, and the host server in front of it. */
export function startProduct({ port, dataDir, log, report = reportLines(log), built }: Options): Product {
  const url = `http://localhost:${port}`;
  const common = { NODE_ENV: 'production', DATA_DIR: dataDir, HOST_KEY: hostKey };
  const running: Service[] = [];
  let apiUrl = '';

  const start = async (step: 'database' | 'server', name: string, script: string, env: Record<string, string>) => {
    const startedAt = Date.now();
    const duration = step === 'database' ? getDatabaseStart(dataDir) : step;
    const logFile = join(dataDir, 'logs', `${name}.log`);
    const onProgress = ({ share, says }: ServiceProgress) => report(step, share, says);
    const options = { name, script: inProject(script), env: { ...common, ...env }, logFile, log, onProgress };
    const service = startService(options);
    running.unshift(service);
    const ready = await service.ready;
    report(step, 1, `ready in ${formatSeconds(recordDuration(duration, startedAt))}`);
    return ready;
  };

  const startAll = async () => {
    await built?.api;
    const apiPort = process.env.API_PORT || String(await findFreePort());
    apiUrl = `http://127.0.0.1:${apiPort}`;
    report('database', 0, process.env.DATABASE_URL ? 'starting the API on DATABASE_URL' : 'starting it and the API');
    // The address of links in mails and of returns from payments.
    const publicUrl = process.env.PUBLIC_URL || url;
    const starting = start('database', 'api', 'api/dist/server/main.mjs', { API_PORT: apiPort, PUBLIC_URL: publicUrl });
    const [api] = await Promise.all([starting, built?.all]);
    report('server', 0, 'starting the host');
    const address = { PORT: String(port), API_URL: apiUrl };
    await start('server', 'host', 'host/dist/server/main.mjs', address);
    return { demo: api.demo };
  };

  const stop = async () => {
    for (const service of running) await service.stop();
  };
  return { url, getApiUrl: () => apiUrl, ready: startAll(), stop };
}
