import { i18n } from 'shared/i18n';
import type { ApiFailure } from '../client/failure';
import type { SignInKey } from './sign-in-header';
import { useAuth } from './store';

/** A request to the auth routes. It does not use the API client, which depends on this module. */
const callAuth = async <T>(path: string, authorization?: string, method = 'GET', more = {}) => {
  const { send } = await import(/* webpackChunkName: "send" */ '../client/send');
  const { data, header } = await send({
    method,
    url: `/api/auth/${path}`,
    headers: { 'Accept-Language': i18n.language, ...(authorization && { Authorization: authorization }), ...more },
  });
  // The type comes from the contract, which the page does not load to check it.
  return { data: data as T, date: header('date') };
};

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A duplicated tab has the same tokens. The tab that renews them sends them to the others, whose refresh token is then used up. */
const tabChannel = typeof window === 'undefined' ? null : new BroadcastChannel('portico.auth');
tabChannel?.addEventListener('message', ({ data }: MessageEvent<{ spent: string; tokens: Tokens }>) => {
  const { refreshToken, keep } = useAuth.getState();
  if (refreshToken === data.spent) keep(data.tokens);
});

const exchangeTokens = async (refreshToken: string): Promise<Tokens> => {
  const { data } = await callAuth<Tokens>('accessToken', `Bearer ${refreshToken}`);
  const tokens = { accessToken: data.accessToken, refreshToken: data.refreshToken };
  tabChannel?.postMessage({ spent: refreshToken, tokens });
  return tokens;
};

/** Signs in. Rejects with the API's `ApiFailure`; its code `totp_required` asks for the code of the second step. */
export const signIn = async (username: string, password: string, code: string | null = null) => {
  // The encryption is loaded on demand.
  const [{ buildSignInHeader }, { data: published, date }] = await Promise.all([
    import('./sign-in-header'),
    callAuth<{ keys: SignInKey[] }>('keys'),
  ]);
  const key = published.keys[0];
  if (!key) throw new Error('The server published no sign-in key');
  const { data } = await callAuth<Tokens>(
    'refreshToken',
    await buildSignInHeader({ username, password, code }, key, String(date)),
    'GET',
    // Names the place in the list of devices.
    { 'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone },
  );
  useAuth.getState().keep(await exchangeTokens(data.refreshToken));
};

let pendingRefresh: Promise<string | null> | null = null;

/** Renews the access token. Returns null if nobody is signed in any more. Concurrent callers share one request (C-12). */
export const refresh = (): Promise<string | null> => {
  pendingRefresh ??= renewTokens().finally(() => {
    pendingRefresh = null;
  });
  return pendingRefresh;
};

/** Delay before each attempt. After a network failure the API returns the same tokens again for ten seconds. */
const attemptDelaysMs = [0, 500, 1500];

const renewTokens = async () => {
  const spent = useAuth.getState().refreshToken;
  if (!spent) return null;
  for (const waitMs of attemptDelaysMs) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const tokens = await exchangeTokens(spent).catch((cause: ApiFailure) => (cause.status === 401 ? 'refused' : null));
    const { refreshToken, accessToken, keep } = useAuth.getState();
    // Meanwhile the user signed out, or another one signed in.
    if (refreshToken !== spent) return accessToken;
    if (tokens === 'refused') break;
    if (!tokens) continue;
    keep(tokens);
    return tokens.accessToken;
  }
  useAuth.getState().clear();
  return null;
};

/** Deletes the tokens of the tab and ends the session on the server. */
export const signOut = async () => {
  const { refreshToken, clear } = useAuth.getState();
  clear(true);
  // If the request fails, the session on the server expires by itself.
  if (refreshToken) await callAuth('refreshToken', `Bearer ${refreshToken}`, 'DELETE').catch(() => undefined);
};
