import type { Writable } from 'node:stream';
import type { AccessClaims } from './tokens';

/** What decides whether a token is current. */
export type TokenClaims = Pick<AccessClaims, 'sub' | 'sid' | 'scope' | 'requiredAction' | 'iat'>;

interface WatchedStream {
  claims: TokenClaims;
  stream: Writable;
}

interface WatchedStreamsOptions {
  isCurrent: (claims: TokenClaims) => Promise<boolean>;
  onError: (cause: unknown) => void;
}

/** Open streams, each of which ends when the token that opened it is no longer current. */
export const createWatchedStreams = ({ isCurrent, onError }: WatchedStreamsOptions) => {
  /** By user. */
  const watched = new Map<string, Set<WatchedStream>>();

  const check = async ({ claims, stream }: WatchedStream) => {
    if (!(await isCurrent(claims))) stream.end();
  };
  const checkEach = (streams: Iterable<WatchedStream>) => {
    for (const stream of streams) void check(stream).catch(onError);
  };

  return {
    add: (claims: TokenClaims, stream: Writable) => {
      const entry = { claims, stream };
      const streams = watched.get(claims.sub) ?? new Set();
      watched.set(claims.sub, streams.add(entry));
      stream.once('close', () => {
        streams.delete(entry);
        if (streams.size === 0 && watched.get(claims.sub) === streams) watched.delete(claims.sub);
      });
      // The token may have ended after it was checked.
      checkEach([entry]);
    },
    checkUser: (user: string) => checkEach(watched.get(user) ?? []),
    checkAll: () => {
      for (const streams of watched.values()) checkEach(streams);
    },
  };
};
