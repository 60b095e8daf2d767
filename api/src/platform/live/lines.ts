import { PassThrough } from 'node:stream';
import type { AccessPayload } from 'shared/contract';
import type { LiveEventRow } from './table';

/** Bytes that may wait for a slow reader before the line is given up. */
const patience = 512 * 1024;

/** One open page. */
export interface Line {
  user: string;
  /** A fair that an administrator follows. */
  follows: string | null;
  /** Fairs in which the user takes part; renewed from time to time. */
  fairs: Set<string>;
  stream: PassThrough;
}

export const openLine = ({ sub, exp, scope }: AccessPayload, fair: string | undefined): Line => {
  const stream = new PassThrough();
  // Rights end with the token; the page comes back with the next one.
  const timer = setTimeout(() => stream.end(), Math.max(0, exp * 1000 - Date.now()));
  stream.once('close', () => clearTimeout(timer));
  stream.on('error', () => undefined);
  return { user: sub, follows: scope.includes('console') ? (fair ?? null) : null, fairs: new Set(), stream };
};

/** Who may read what: named by the event, in the fair, or an administrator who follows it. */
export const mayRead = ({ user, fairs, follows }: Line, { users, participants, _fair }: LiveEventRow) =>
  users.includes(user) || (_fair !== null && ((participants && fairs.has(_fair)) || follows === _fair));

export const write = ({ stream }: Pick<Line, 'stream'>, text: string) => {
  if (stream.writableEnded || stream.destroyed) return;
  if (stream.writableLength > patience) stream.destroy();
  else stream.write(text);
};

export const textOf = ({ id, type, data }: LiveEventRow) =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

export const say = (line: Line, event: LiveEventRow) => {
  if (mayRead(line, event)) write(line, textOf(event));
};
