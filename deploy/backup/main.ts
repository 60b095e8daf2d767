import { command as backup } from '../../tools/commands/backup';
import { command as restore } from '../../tools/commands/restore';
import type { Command } from '../../tools/run/define-command';

// `npm run backup` and `npm run restore` for a container: the first argument names the command.
const commands: Record<string, Command> = { backup, restore };
const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) console.error(`"${name}" is neither backup nor restore.`);
process.exit(command ? await command(args) : 2);
