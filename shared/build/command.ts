import { parseArgs } from 'node:util';
import { originsIn, type RemoteName, remoteNames } from 'shared/remotes';
import { isChannel } from 'shared/remotes/parse';
import { Refusal } from './changes';

/** Asked for in a way that the command does not know. */
export class Misuse extends Error {}

export const exitCodes = `Exit codes
  0  done
  1  refused; nothing was changed, and the reason is printed
  2  asked for in a way that is not known`;

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

export const readArguments = <O extends Options>(args: string[], options: O) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (cause) {
    throw new Misuse(cause instanceof Error ? cause.message : String(cause));
  }
};

export const remoteIn = (text: string | undefined): RemoteName => {
  const name = remoteNames.find((known) => known === text);
  if (!name) throw new Misuse(`${text ? `There is no remote "${text}"` : 'Name a remote'}: ${remoteNames.join(', ')}.`);
  return name;
};

export const channelIn = (text: string | undefined): string => {
  if (!text) throw new Misuse('Name a channel: --channel stable, or staging, or dev-anna.');
  if (!isChannel(text)) throw new Misuse(`"${text}" cannot be a channel: small letters, digits and hyphens.`);
  return text;
};

export const origins = () => originsIn(process.env.REMOTE_ORIGINS);

interface Command {
  help: string;
  run: (args: string[]) => Promise<void>;
}

/** Runs a command to its exit code. */
export const runCommand = async ({ help, run }: Command, args: string[]): Promise<number> => {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return args.length === 0 ? 2 : 0;
  }
  try {
    await run(args);
    return 0;
  } catch (cause) {
    if (cause instanceof Misuse) {
      console.error(`${cause.message}\nAll about it: --help`);
      return 2;
    }
    console.error(cause instanceof Refusal ? `Refused: ${cause.message}` : `Failed: ${String(cause)}`);
    return 1;
  }
};
