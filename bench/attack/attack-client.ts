import { decodeJwt, type JWK } from 'jose';
import { clientAddressHeader, formatClientAddress } from 'shared/contract/client-address';
import { type Credentials, encryptCredentials } from '../encrypt-credentials';

interface SendOptions {
  method?: string;
  /** With its `/api`. */
  path: string;
  headers?: Record<string, string>;
  /** Access or refresh token. */
  token?: string;
  /** An object other than a form is sent as JSON. */
  payload?: object | string | Buffer | FormData | undefined;
  /** Address of the caller; another one with each request by default. */
  from?: string;
  /** Base address; the first process of the API by default. */
  base?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; an empty object for anything else. */
  body: Record<string, unknown> & { code?: string };
}

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  /** The refresh token that was exchanged for this one. */
  spent: string;
  sid: string;
  cookie: string;
}

const parse = (text: string) => {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    return {};
  }
};

/** Longest wait for an answer (ms). */
const limitMs = 120_000;

/** Calls the API as the host does, which can name any address of a caller. */
export const createAttackClient = ({ api, hostKey }: { api: string; hostKey: string }) => {
  let count = 0;
  /** An address that has not been used before. */
  const nextAddress = () => {
    count += 1;
    return `100.${64 + ((count >> 16) & 63)}.${(count >> 8) & 255}.${count & 255}`;
  };

  const send = async ({ method = 'GET', path, headers, token, payload, from, base = api }: SendOptions) => {
    const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload) && !(payload instanceof FormData);
    const response = await fetch(base + path, {
      method,
      headers: {
        [clientAddressHeader]: formatClientAddress(hostKey, { ip: from ?? nextAddress(), protocol: 'https' }),
        ...(isObject && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && { body: isObject ? JSON.stringify(payload) : (payload as string | FormData) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };

  /** The first half of a sign-in: a refresh token, if the credentials are right. */
  const offer = async (credentials: Credentials, options: Omit<SendOptions, 'path'> = {}) => {
    const { body } = await send({ path: '/api/auth/keys' });
    const [key = {}] = body.keys as JWK[];
    const authorization = await encryptCredentials(key, credentials);
    return send({ ...options, path: '/api/auth/refreshToken', headers: { authorization, ...options.headers } });
  };

  const exchange = (refreshToken: string, base = api) =>
    send({ path: '/api/auth/accessToken', token: refreshToken, base });

  /** Throws if the sign-in is refused. */
  const signIn = async (credentials: Credentials, options: Omit<SendOptions, 'path'> = {}): Promise<SignedIn> => {
    const offered = await offer(credentials, options);
    const spent = String(offered.body.refreshToken);
    const { status, text, body } = await exchange(spent);
    if (status !== 200) throw new Error(`${credentials.username} cannot sign in: ${offered.text} ${text}`);
    const accessToken = String(body.accessToken);
    const cookie = offered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const sid = String(decodeJwt(accessToken).sid);
    return { accessToken, refreshToken: String(body.refreshToken), spent, sid, cookie };
  };

  const tokens = new Map<string, { token: Promise<string>; at: number }>();
  /** An access token of a demo account, renewed before it expires. */
  const getToken = (username: string, password: string) => {
    const found = tokens.get(username);
    if (found && Date.now() - found.at < 300_000) return found.token;
    const token = signIn({ username, password }).then(({ accessToken }) => accessToken);
    tokens.set(username, { token, at: Date.now() });
    return token;
  };

  return { send, offer, exchange, signIn, getToken, nextAddress };
};

export type AttackClient = ReturnType<typeof createAttackClient>;
