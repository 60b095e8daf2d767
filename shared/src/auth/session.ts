import type { ApiFailure } from 'shared/client';
import { i18n } from 'shared/i18n';
import type { SignInKey } from './envelope';
import { useAuth } from './store';

/** Sign-in has its own small caller: the client that carries tokens is built on top of it. */
const call = async <T>(path: string, authorization?: string, method = 'GET') => {
  const { send } = await import('../client/http');
  const { data, header } = await send({
    method,
    url: `/api/auth/${path}`,
    headers: { 'Accept-Language': i18n.language, ...(authorization && { Authorization: authorization }) },
  });
  // As the contract has it; the page does not load the contract itself.
  return { data: data as T, date: header('date') };
};

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A duplicated tab starts with the same tokens. Whichever renews them tells the others, whose own would be spent. */
const tabs = typeof window === 'undefined' ? null : new BroadcastChannel('portico.auth');
tabs?.addEventListener('message', ({ data }: MessageEvent<{ spent: string; tokens: Tokens }>) => {
  const { refreshToken, keep } = useAuth.getState();
  if (refreshToken === data.spent) keep(data.tokens);
});

const exchange = async (refreshToken: string): Promise<Tokens> => {
  const { data } = await call<Tokens>('accessToken', `Bearer ${refreshToken}`);
  const tokens = { accessToken: data.accessToken, refreshToken: data.refreshToken };
  tabs?.postMessage({ spent: refreshToken, tokens });
  return tokens;
};

/** Rejects with the API's error when the credentials are refused; `totp_required` asks for the code of the second step. */
export const signIn = async (username: string, password: string, code: string | null = null) => {
  // What signing in takes comes when somebody signs in.
  const [{ basicOf }, { data: published, date }] = await Promise.all([
    import('./envelope'),
    call<{ keys: SignInKey[] }>('keys'),
  ]);
  const key = published.keys[0];
  if (!key) throw new Error('The server published no sign-in key');
  const { data } = await call<Tokens>('refreshToken', await basicOf({ username, password, code }, key, String(date)));
  useAuth.getState().keep(await exchange(data.refreshToken));
};

let running: Promise<string | null> | null = null;

/** New access token, or null after signing out. Any number of callers share one exchange (C-12). */
export const refresh = (): Promise<string | null> => {
  running ??= renew().finally(() => {
    running = null;
  });
  return running;
};

/** A lost answer is no refusal: the API answers the same once more within ten seconds (ms before each attempt). */
const attempts = [0, 500, 1500];

const renew = async () => {
  const spent = useAuth.getState().refreshToken;
  if (!spent) return null;
  for (const waitMs of attempts) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const tokens = await exchange(spent).catch((cause: ApiFailure) => (cause.status === 401 ? 'refused' : null));
    const { refreshToken, accessToken, keep } = useAuth.getState();
    // Signed out, or in as somebody else, while this was under way.
    if (refreshToken !== spent) return accessToken;
    if (tokens === 'refused') break;
    if (!tokens) continue;
    keep(tokens);
    return tokens.accessToken;
  }
  useAuth.getState().clear();
  return null;
};

export const signOut = async () => {
  const { refreshToken, clear } = useAuth.getState();
  clear();
  // The tab has forgotten the tokens either way; a family that could not be ended now expires by itself.
  if (refreshToken) await call('refreshToken', `Bearer ${refreshToken}`, 'DELETE').catch(() => undefined);
};
