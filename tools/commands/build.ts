import { buildAll } from '../build/build';
import { defineCommand } from '../run/define-command';
import { getDataDirectory, log } from '../run/project';

const help = `Builds what changed since the last build, and publishes the remotes into the data directory.

Usage
  npm run build

Settings from the environment
  DATA_DIR   where the releases lie, .data by default`;

export const command = defineCommand({ help, run: () => buildAll({ dataDir: getDataDirectory(), log }) });
