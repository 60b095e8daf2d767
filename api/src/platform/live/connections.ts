import { PassThrough } from 'node:stream';
import type { AccessClaims } from '../auth/tokens';
import { getFairTopic } from './audiences';
import type { LiveEventRow } from './table';

/** Bytes buffered for a slow reader before the connection is closed. */
const bufferLimitBytes = 512 * 1024;

/** A live connection of one page. */
export interface LiveConnection {
  user: string;
  /** Topic that an administrator follows; null for others. */
  follows: string | null;
  /** Topics that the user may read; refreshed regularly. */
  topics: Set<string>;
  stream: PassThrough;
}

export const openConnection = ({ sub, exp, scope }: AccessClaims, fair: string | undefined): LiveConnection => {
  const stream = new PassThrough();
  // Closed when the token expires; the page reconnects with a new one.
  const timer = setTimeout(() => stream.end(), Math.max(0, exp * 1000 - Date.now()));
  stream.once('close', () => clearTimeout(timer));
  stream.on('error', () => undefined);
  const follows = fair !== undefined && scope.includes('console') ? getFairTopic(fair) : null;
  return { user: sub, follows, topics: new Set(), stream };
};

/** True for users named by the event, readers of its topic (if it is for participants), and administrators who follow it. */
const canRead = ({ user, topics, follows }: LiveConnection, { users, participants, _fair }: LiveEventRow) => {
  if (users.includes(user)) return true;
  const topic = _fair === null ? null : getFairTopic(_fair);
  return topic !== null && ((participants && topics.has(topic)) || follows === topic);
};

export const writeText = ({ stream }: Pick<LiveConnection, 'stream'>, text: string) => {
  if (stream.writableEnded || stream.destroyed) return;
  if (stream.writableLength > bufferLimitBytes) stream.destroy();
  else stream.write(text);
};

const formatEvent = ({ id, type, data }: LiveEventRow) =>
  `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

export const sendEvent = (connection: LiveConnection, event: LiveEventRow) => {
  if (canRead(connection, event)) writeText(connection, formatEvent(event));
};
