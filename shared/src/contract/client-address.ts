import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Header in which the host names the reader to the API: `<address> <protocol> <HMAC-SHA256 of both, base64url>`, made with the key that
 * they share (`HOST_KEY`).
 */
export const clientAddressHeader = 'portico-client';

export interface ClientAddress {
  /** IPv4 or IPv6. */
  ip: string;
  protocol: string;
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

export const formatClientAddress = (key: string, { ip, protocol }: ClientAddress) => {
  const text = `${ip} ${protocol}`;
  return `${text} ${sign(key, text)}`;
};

/** Null for a value that was not made with this key. */
export const parseClientAddress = (key: string, value: string): ClientAddress | null => {
  const [ip = '', protocol = '', mac = ''] = value.split(' ');
  const [received, expected] = [Buffer.from(mac), Buffer.from(sign(key, `${ip} ${protocol}`))];
  return received.length === expected.length && timingSafeEqual(received, expected) ? { ip, protocol } : null;
};
