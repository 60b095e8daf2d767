import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface SiteOptions {
  root: string;
  /** Where it is deployed to; what was there is removed. */
  folder: string;
  tag: string;
  hasPooler: boolean;
}

const writePooler = (folder: string, password: string) => {
  mkdirSync(join(folder, 'pooler'));
  const lines = [
    '[databases]',
    `portico = host=postgres port=5432 dbname=portico user=portico password=${password}`,
    '[pgbouncer]',
    ...['listen_addr = 0.0.0.0', 'listen_port = 5432', 'unix_socket_dir =', 'auth_type = any'],
    ...['pool_mode = transaction', 'default_pool_size = 10', 'max_client_conn = 500', ''],
  ];
  writeFileSync(join(folder, 'pooler/pgbouncer.ini'), lines.join('\n'));
};

/** Deploys compose.production.yml to a folder, as docs/production.md says, for https://localhost. Returns the password of the demo accounts. */
export const createSite = ({ root, folder, tag, hasPooler }: SiteOptions): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'compose.production.yml'), join(folder, 'compose.production.yml'));
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const files = ['compose.production.yml', 'compose.drill.yml', ...(hasPooler ? ['compose.pooler.yml'] : [])];
  for (const file of files.slice(1)) copyFileSync(join(root, 'bench/upgrade', file), join(folder, file));
  const settings = {
    COMPOSE_FILE: files.join(':'),
    COMPOSE_PROJECT_NAME: 'portico-drill',
    SITE_ADDRESS: 'localhost',
    IMAGE_TAG: tag,
    CADDY_OPTIONS: 'local_certs',
    // Everybody signs in with a password that is known to the drill alone.
    ...{ SEED: 'full', SECOND_FACTOR: 'optional', PREFLIGHT: 'warn' },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''), { mode: 0o600 });
  execFileSync('sh', ['deploy/make-secrets.sh'], { cwd: folder, stdio: 'ignore' });
  const inSecrets = (name: string) => join(folder, 'secrets', name);
  writeFileSync(inSecrets('smtp-url'), 'smtp://mail:1025');
  if (hasPooler) {
    const url = readFileSync(inSecrets('database-url'), 'utf8');
    writeFileSync(inSecrets('database-direct-url'), url);
    writeFileSync(inSecrets('database-url'), url.replace('@postgres:', '@pooler:'));
    writePooler(folder, readFileSync(inSecrets('postgres-password'), 'utf8'));
  }
  return readFileSync(inSecrets('demo-password'), 'utf8');
};
