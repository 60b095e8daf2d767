import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startKillableProcess } from './killable-process';

interface KillableApiOptions {
  /** Path of the built API. */
  script: string;
  dataDir: string;
  port: number;
  /** Further settings: a database of one's own, a mail server. */
  settings?: NodeJS.ProcessEnv;
}

/** The process id of the PostgreSQL server on this data. */
export const readPostmasterPid = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8'), 10);

/** Starts the API with its embedded PostgreSQL; both can be killed with SIGKILL. */
export const startKillableApi = async ({ script, dataDir, port, settings = {} }: KillableApiOptions) => {
  const { DATABASE_URL: _, SMTP_URL: __, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    API_PORT: String(port),
    TRUSTED_PROXIES: 'loopback',
    ...settings,
  };
  const running = await startKillableProcess({ script, env, logFile: join(dataDir, 'endure.log') });

  const databaseUrl = () => {
    const folder = join(dataDir, 'database');
    const [, , , databasePort] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const password = readFileSync(join(folder, 'portico.password'), 'utf8');
    return `postgres://portico:${password}@127.0.0.1:${databasePort}/postgres`;
  };
  return { ...running, url: `http://127.0.0.1:${port}`, password: running.first.demo?.password ?? '', databaseUrl };
};
