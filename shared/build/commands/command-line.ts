import { parseArgs } from 'node:util';
import { isRemoteName, parseOrigins, type RemoteName } from 'shared/remotes';
import { isChannel } from 'shared/remotes/parse';
import { explainError } from '../explain-error';
import { HostsBehindError } from '../hosts/wait-for-hosts';
import { inRoot, listRemotes } from '../project';
import { RefusedError } from '../refused-error';
import type { CanaryPlan } from '../release/canaries';

/** The arguments of a command are invalid (exit code 2). */
export class UsageError extends Error {}

export const exitCodes = `Exit codes
  0  done
  1  refused; nothing was changed, and the reason is printed
  2  the arguments are invalid
  3  done, but a host does not serve it; which one and why is printed`;

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/** `util.parseArgs` that throws `UsageError`. */
export const parseArguments = <O extends Options>(args: string[], options: O) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
};

const describeRemotesHere = () => `Here are: ${listRemotes().join(', ') || 'none'}.`;

/** Throws `UsageError` if the text cannot name a remote. One without a folder here may run in a channel. */
export const parseRemote = (text: string | undefined): RemoteName => {
  if (text && isRemoteName(text)) return text;
  const problem = text
    ? `"${text}" cannot be a remote: its name is remote- and up to 30 lower-case letters.`
    : 'Name a remote.';
  throw new UsageError(`${problem} ${describeRemotesHere()}`);
};

/** Throws `UsageError` if the text does not name a remote whose sources are here. */
export const parseRemoteHere = (text: string | undefined): RemoteName => {
  const name = parseRemote(text);
  if (!listRemotes().includes(name))
    throw new UsageError(`There is no remote in ${inRoot(name)}. ${describeRemotesHere()}`);
  return name;
};

/** Throws `UsageError` if the text cannot name a channel. */
export const parseChannel = (text: string | undefined): string => {
  if (!text) throw new UsageError('Name a channel, such as --channel stable, staging or dev-anna.');
  if (!isChannel(text))
    throw new UsageError(`"${text}" cannot be a channel: use lower-case letters, digits and hyphens.`);
  return text;
};

/** Of a reason, in the log of the registry and in the audit log (characters). */
const maxReasonLength = 500;

interface HostValues {
  host?: string | undefined;
  why?: string | undefined;
}

/** The options `host` and `why`. Throws `UsageError` where one is not possible, or stands beside an option of the storage. */
export const parseHost = <Values extends HostValues>(values: Values, storage: readonly (keyof Values & string)[]) => {
  const { host, why } = values;
  if (why !== undefined && (why.trim() === '' || why.length > maxReasonLength))
    throw new UsageError(`--why has 1 to ${maxReasonLength} characters.`);
  if (host === undefined) return { host: null, why: why ?? null };
  if (!/^https?:/.test(host) || !URL.canParse(host)) throw new UsageError(`"${host}" is no address of a site.`);
  const excess = storage.find((name) => values[name] !== undefined);
  if (excess) throw new UsageError(`--host and --${excess} exclude each other: the site knows its own storage.`);
  const address = new URL(host).origin;
  if (!process.env.DEPLOY_TOKEN) throw new UsageError(`Set DEPLOY_TOKEN to a token of ${address} (console, Releases).`);
  return { host: address, why: why ?? null };
};

/** Throws `UsageError` if the text is given and no major version of a host contract. */
export const parseContract = (text: string | undefined): string | undefined => {
  if (text === undefined || /^\d+$/.test(text)) return text;
  throw new UsageError(`"${text}" is no major version of a host contract: name one such as 2.`);
};

const unitsMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `--share 5,25,100 --every 10m` as a plan; undefined without `share`. Throws `UsageError`. */
export const parsePlan = ({
  share,
  every,
}: {
  share?: string | undefined;
  every?: string | undefined;
}): CanaryPlan | undefined => {
  if (share === undefined) {
    if (every !== undefined) throw new UsageError('--every needs --share with several shares, such as 5,25,100.');
    return undefined;
  }
  const shares = share.split(',').map(Number);
  const isRising = shares.every((each, at) => each > (shares[at - 1] ?? 0) && each <= 100);
  if (!isRising || !/^[\d.,]+$/.test(share))
    throw new UsageError(
      `"${share}" are no shares of the readers (per cent): name one such as 5, or several that rise.`,
    );
  const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(every ?? '') ?? [];
  if (shares.length > 1 && !count)
    throw new UsageError('Say how long each share stays, such as --every 30s, 10m, 6h or 1d.');
  if (shares.length === 1 && every !== undefined)
    throw new UsageError('--every is for several shares, such as --share 5,25,100.');
  return { shares, everyMs: count ? Number(count) * (unitsMs[unit] ?? 0) : null };
};

/** The origins of the setting REMOTE_ORIGINS. */
export const readOrigins = () => parseOrigins(process.env.REMOTE_ORIGINS);

interface Command {
  help: string;
  run: (args: string[]) => Promise<void>;
}

/** Runs a command and returns its exit code. Without arguments it prints the help. */
export const runCommand = async ({ help, run }: Command, args: string[]): Promise<number> => {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return args.length === 0 ? 2 : 0;
  }
  try {
    await run(args);
    return 0;
  } catch (cause) {
    if (cause instanceof UsageError) {
      console.error(`${cause.message}\nSee --help.`);
      return 2;
    }
    if (cause instanceof HostsBehindError) {
      console.error(`Done, but not everywhere: ${cause.message}`);
      return 3;
    }
    if (cause instanceof RefusedError) console.error(`Refused: ${cause.message}`);
    else console.error(`Failed: ${explainError(String(cause)) ?? String(cause)}`);
    return 1;
  }
};
