import { UsageError } from 'shared/build/commands/command-line';
import { getMessage } from './project';

interface Definition {
  /** What `--help` prints. */
  help: string;
  /** Resolves when the work is done; a number is the exit code. Throws `UsageError` for arguments it does not know. */
  run: (args: string[]) => Promise<number | void>;
}

/** Runs with the arguments behind the command's name and resolves to the exit code. */
export type Command = (args: string[]) => Promise<number>;

/** A command of `tools/commands`: answers `--help`, and prints errors as one message in place of a stack. */
export const defineCommand =
  ({ help, run }: Definition): Command =>
  async (args) => {
    if (args.includes('--help') || args.includes('-h')) {
      console.log(help);
      return 0;
    }
    try {
      return (await run(args)) ?? 0;
    } catch (error) {
      const isMisuse = error instanceof UsageError;
      console.error(getMessage(error));
      if (isMisuse) console.error('More: --help');
      return isMisuse ? 2 : 1;
    }
  };
