import { UsageError } from 'shared/build/commands/command-line';
import { explainError } from 'shared/build/explain-error';
import { getMessage } from './project';

/** For the help of commands that say no more by their exit code. */
export const exitCodes = `Exit codes
  0  done
  1  it failed, was refused or found something; the reason is printed
  2  the arguments are invalid`;

interface Definition {
  /** What `--help` prints. */
  help: string;
  /** Resolves when the work is done; a number is the exit code. Throws `UsageError` for arguments it does not know. */
  run: (args: string[]) => Promise<number | void>;
}

/** Runs with the arguments behind the command's name and resolves to the exit code. */
export type Command = (args: string[]) => Promise<number>;

/** A command of `tools/commands`: answers `--help`, and prints errors as a line that says what to do, in place of a stack. */
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
      const message = getMessage(error);
      console.error(isMisuse ? message : (explainError(message) ?? message));
      if (isMisuse) console.error('More: --help');
      return isMisuse ? 2 : 1;
    }
  };
