import type { FastifyRequest } from 'fastify';
import { deviceCookie } from './known-devices';

/** Client of a sign-in request. */
export interface SignInOrigin {
  ip: string;
  ua: string;
  timeZone: string | null;
  deviceCookie: string | undefined;
  requestId: string;
}

/** The time zone that a device names, if there is one of this name. */
const readTimeZone = (header: string | string[] | undefined) => {
  try {
    return typeof header === 'string'
      ? new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone
      : null;
  } catch {
    return null;
  }
};

export const readSignInOrigin = ({ headers, cookies, ip, id }: FastifyRequest): SignInOrigin => ({
  ip,
  ua: (headers['user-agent'] ?? '').slice(0, 300),
  timeZone: readTimeZone(headers['time-zone']),
  deviceCookie: cookies[deviceCookie],
  requestId: id,
});
