import { beforeEach, expect, jest, test } from '@jest/globals';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';

/** The browser APIs that the client uses. */
const storage = new Map<string, string>();
const channels: { listeners: ((event: { data: unknown }) => void)[]; sent: unknown[] }[] = [];
const alert = jest.fn();
const page = { alert };
Object.assign(globalThis, {
  window: Object.assign(page, { top: page }),
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  sessionStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  },
  BroadcastChannel: class {
    channel = { listeners: [] as ((event: { data: unknown }) => void)[], sent: [] as unknown[] };
    constructor() {
      channels.push(this.channel);
    }
    addEventListener = (_: string, listener: (event: { data: unknown }) => void) =>
      this.channel.listeners.push(listener);
    postMessage = (data: unknown) => this.channel.sent.push(data);
  },
});

const { api, ApiFailure } = await import('shared/client');
const { refresh, signIn, signOut, useAuth } = await import('shared/auth');

type Answer = [status: number, data?: unknown, headers?: Record<string, string>];
type Server = (path: string, authorization: string, config: InternalAxiosRequestConfig) => Answer | Promise<Answer>;

const requests: string[] = [];
let server: Server;

axios.defaults.adapter = async (config) => {
  const path = `${config.method?.toUpperCase()} ${config.baseURL ?? ''}${config.url}`;
  const authorization = String(config.headers.get('Authorization') ?? '');
  requests.push(`${path} ${authorization}`);
  const [status, data = {}, headers = {}] = await server(path, authorization, config);
  const response = { status, data, headers, statusText: '', config };
  if (status >= 400) throw new AxiosError('refused', undefined, config, null, response);
  return response;
};

const createAccessToken = (name: string) =>
  `x.${Buffer.from(JSON.stringify({ sub: 'u1', scope: ['user'], type: 'PERSON', name })).toString('base64url')}.x`;
const createTokens = (name: string) => ({ accessToken: createAccessToken(name), refreshToken: `refresh-${name}` });
const tick = () => new Promise((resolve) => setTimeout(resolve, 1));
const refusal: Answer = [401, { code: 'unauthenticated', message: '로그인 후 이용하실 수 있습니다.' }];
const countRequests = (start: string) => requests.filter((request) => request.startsWith(start)).length;

/** An API that accepts the newest access token only. */
const createRotatingServer = (): Server => {
  let round = 0;
  return async (path, authorization) => {
    await tick();
    if (path === 'GET /api/auth/accessToken') {
      if (authorization !== `Bearer refresh-${round === 0 ? 'old' : round}`)
        return [401, { code: 'session_ended', message: '' }];
      round += 1;
      return [200, createTokens(String(round))];
    }
    return round > 0 && authorization === `Bearer ${createAccessToken(String(round))}`
      ? [200, { setting: {} }]
      : refusal;
  };
};

beforeEach(() => {
  requests.length = 0;
  alert.mockClear();
  useAuth.getState().keep(createTokens('old'));
});

test('twenty requests with a 401 share one token exchange, and each is repeated once', async () => {
  server = createRotatingServer();
  await Promise.all(Array.from({ length: 20 }, () => api.setting.get()));
  expect(countRequests('GET /api/auth/accessToken')).toBe(1);
  expect(countRequests('GET /api/v1/setting')).toBe(40);
  expect(useAuth.getState().refreshToken).toBe('refresh-1');
});

test('a 401 that arrives after the exchange does not cause another one', async () => {
  const answers = createRotatingServer();
  let late = true;
  server = async (path, authorization, config) => {
    const answer = await answers(path, authorization, config);
    if (path === 'GET /api/v1/lawyers' && late) {
      late = false;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    return answer;
  };
  await Promise.all([api.lawyers.list(), api.setting.get()]);
  expect(countRequests('GET /api/auth/accessToken')).toBe(1);
});

test('a second 401 signs out and is not repeated', async () => {
  server = (path) => (path === 'GET /api/auth/accessToken' ? [200, createTokens('new')] : refusal);
  await expect(api.setting.get()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(countRequests('GET /api/v1/setting')).toBe(2);
  expect(useAuth.getState()).toMatchObject({ accessToken: null, refreshToken: null, user: null });
});

test('a refused refresh signs out, and the request is repeated as anonymous', async () => {
  server = (path, authorization) => {
    if (path === 'GET /api/auth/accessToken') return [401, { code: 'session_ended', message: '' }];
    return authorization === 'Bearer' ? [200, { setting: {} }] : refusal;
  };
  await expect(api.setting.get()).resolves.toEqual({ setting: {} });
  expect(countRequests('GET /api/auth/accessToken')).toBe(1);
  expect(useAuth.getState().refreshToken).toBeNull();
});

test('an exchange without a response is repeated', async () => {
  const answers = createRotatingServer();
  let lost = true;
  server = async (path, authorization, config) => {
    if (path === 'GET /api/auth/accessToken' && lost) {
      lost = false;
      throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    }
    return answers(path, authorization, config);
  };
  await api.setting.get();
  expect(countRequests('GET /api/auth/accessToken')).toBe(2);
  expect(useAuth.getState().refreshToken).toBe('refresh-1');
});

test('a repeated request has the same body', async () => {
  const answers = createRotatingServer();
  const bodies: unknown[] = [];
  server = (path, authorization, config) => {
    if (path.startsWith('POST')) bodies.push(config.data);
    return answers(path, authorization, config);
  };
  await api.popups.count({ params: { id: 'p1' }, body: { event: 'view' } });
  expect(bodies).toEqual(['{"event":"view"}', '{"event":"view"}']);
});

test('an anonymous request sends an empty Bearer and is not repeated after a 401', async () => {
  useAuth.getState().clear();
  server = () => refusal;
  await expect(api.setting.get()).rejects.toBeInstanceOf(ApiFailure);
  expect(requests).toEqual(['GET /api/v1/setting Bearer']);
});

test('a 403 is shown with the message of the response', async () => {
  server = () => [403, { code: 'forbidden', message: '접근 권한이 없습니다.' }];
  await expect(api.console.staff.list()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  expect(alert.mock.calls).toEqual([['접근 권한이 없습니다.']]);
});

test('signing out during an exchange is not undone by its response', async () => {
  let answer: (value: Answer) => void = () => undefined;
  server = (path) =>
    path === 'DELETE /api/auth/refreshToken'
      ? [204]
      : new Promise<Answer>((resolve) => {
          answer = resolve;
        });
  const renewed = refresh();
  await tick();
  await tick();
  await signOut();
  answer([200, createTokens('late')]);
  expect(await renewed).toBeNull();
  expect(useAuth.getState().accessToken).toBeNull();
  expect(requests.at(-1)).toBe('DELETE /api/auth/refreshToken Bearer refresh-old');
});

test('signing out is told from a session that ended by itself', async () => {
  server = (path) => (path === 'DELETE /api/auth/refreshToken' ? [204] : refusal);
  await refresh();
  expect(useAuth.getState()).toMatchObject({ user: null, hasSignedOut: false });
  useAuth.getState().keep(createTokens('new'));
  await signOut();
  expect(useAuth.getState()).toMatchObject({ user: null, hasSignedOut: true });
  useAuth.getState().keep(createTokens('next'));
  expect(useAuth.getState().hasSignedOut).toBe(false);
});

/** Receives a message of another tab. */
const receive = (data: unknown) => {
  for (const listener of channels[0]?.listeners ?? []) listener({ data });
};

test('a new tab that asks is told the tokens, by tabs that have some', () => {
  receive({ request: 7 });
  expect(channels[0]?.sent.at(-1)).toEqual({ response: 7, tokens: createTokens('old') });
  const count = channels[0]?.sent.length;
  useAuth.getState().clear();
  receive({ request: 8 });
  expect(channels[0]?.sent).toHaveLength(count ?? 0);
});

test('signing out in one tab ends the others, and their sessions', async () => {
  server = () => [204];
  await signOut();
  expect(channels[0]?.sent.at(-1)).toEqual({ signedOut: true });
  useAuth.getState().keep(createTokens('other'));
  receive({ signedOut: true });
  expect(useAuth.getState()).toMatchObject({ user: null, hasSignedOut: true });
  while (requests.at(-1) !== 'DELETE /api/auth/refreshToken Bearer refresh-other') await tick();
});

test('a duplicated tab takes over renewed tokens', async () => {
  server = createRotatingServer();
  await refresh();
  expect(channels[0]?.sent.at(-1)).toEqual({ spent: 'refresh-old', tokens: createTokens('1') });
  receive({ spent: 'refresh-1', tokens: createTokens('elsewhere') });
  expect(useAuth.getState()).toMatchObject({ refreshToken: 'refresh-elsewhere', user: { name: 'elsewhere' } });
  receive({ spent: 'refresh-of-somebody-else', tokens: createTokens('stranger') });
  expect(useAuth.getState().refreshToken).toBe('refresh-elsewhere');
});

test('sign-in sends credentials that only the server can decrypt, with the time of the server', async () => {
  useAuth.getState().clear();
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1' };
  const date = new Date('2031-05-05T05:05:05Z').toUTCString();
  let header = '';
  server = (path, authorization) => {
    if (path === 'GET /api/auth/keys') return [200, { keys: [jwk] }, { date }];
    if (path === 'GET /api/auth/refreshToken') header = authorization;
    return [200, path === 'GET /api/auth/refreshToken' ? { refreshToken: 'r1' } : createTokens('김관리')];
  };
  await signIn('관리자', 'pass:word 비밀');
  const text = Buffer.from(header.replace('Basic ', ''), 'base64').toString();
  expect(text.startsWith('jwe:')).toBe(true);
  const { plaintext, protectedHeader } = await compactDecrypt(text.slice(4), privateKey);
  expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', typ: 'login+jwe', kid: 'k1' });
  const content = JSON.parse(new TextDecoder().decode(plaintext));
  expect(content).toMatchObject({ u: '관리자', p: 'pass:word 비밀', aud: '/api/auth/refreshToken' });
  expect(content.exp).toBe(Date.parse(date) / 1000 + 60);
  expect(Buffer.from(content.n, 'base64')).toHaveLength(16);
  expect(useAuth.getState().user).toEqual({ sub: 'u1', scope: ['user'], type: 'PERSON', name: '김관리' });
  expect(JSON.stringify([...storage])).not.toContain('비밀');
});

test('a refused sign-in rejects with the message of the API', async () => {
  useAuth.getState().clear();
  const jwk = { ...(await exportJWK((await generateKeyPair('ECDH-ES', { crv: 'P-256' })).publicKey)), kid: 'k1' };
  server = (path) =>
    path === 'GET /api/auth/keys' ? [200, { keys: [jwk] }] : [401, { code: 'sign_in_failed', message: '틀렸습니다.' }];
  await expect(signIn('a', 'b')).rejects.toMatchObject({ status: 401, code: 'sign_in_failed', message: '틀렸습니다.' });
  expect(useAuth.getState().accessToken).toBeNull();
});
