import { UsageError } from 'shared/build/commands/command-line';
import { listRemotes } from 'shared/build/project';
import type { RemoteName } from 'shared/remotes';
import { developAll } from '../dev/develop-all';
import { developGallery } from '../dev/develop-gallery';
import { developRemote } from '../dev/develop-remote';
import { lockData } from '../run/data-lock';
import { defineCommand } from '../run/define-command';
import { onEnd } from '../run/on-end';
import { getDataDirectory, getMessage, log } from '../run/project';

const help = `Runs the product from its sources, rebuilt and refreshed in place as files change.

Usage
  npm run dev                      the whole product
  npm run dev -w remote-home       one remote without the host (or any other folder remote-*)
  npm run dev -- gallery           the gallery of components, without an API

Settings from the environment
  PORT           where it answers, 3000 by default
  DATA_DIR       the data, .data by default; one command at a time works on it
  DEMO_PASSWORD  password of the demo accounts when the data is made
  API_URL        for one remote: an API that runs elsewhere, such as https://portico.example or
                 http://localhost:3000, in place of one of its own

Logs are in DATA_DIR/logs. Ctrl-C ends everything.`;

function lockFor(name: RemoteName | undefined, dataDir: string) {
  try {
    return lockData(dataDir);
  } catch (error) {
    throw name ? new Error(`${getMessage(error)} Or let API_URL name the one that runs.`) : error;
  }
}

async function develop(args: string[]) {
  const name = listRemotes().find((candidate) => candidate === args[0]);
  const isGallery = args[0] === 'gallery';
  if (args.length > (name || isGallery ? 1 : 0)) throw new UsageError(`npm run dev does not know "${args.join(' ')}".`);
  // Read by webpack.common.ts, which is loaded with the first bundle.
  process.env.NODE_ENV = 'development';
  if (name) process.env.ALONE = 'true';
  await (isGallery ? developGallery(log) : developProduct(name));
  log('Ctrl-C ends it.');
  return new Promise<never>(() => undefined);
}

async function developProduct(name: RemoteName | undefined) {
  const apiUrl = (name && process.env.API_URL) || null;
  const dataDir = getDataDirectory();
  if (!apiUrl) onEnd(lockFor(name, dataDir), 0);
  const session = { dataDir, log };
  await (name ? developRemote(name, apiUrl, session) : developAll(session));
}

export const command = defineCommand({ help, run: develop });
