import { i18n } from 'shared/i18n';
import type { ApiFailure } from '../client/failure';
import { send } from '../client/send';
import type { SignInKey } from './sign-in-header';
import { decodeToken, useAuth } from './store';
import { type Tokens, tabs } from './tabs';

/** A request to the auth routes. It does not use the API client, which depends on this module. */
const callAuth = async <T>(path: string, authorization?: string, method = 'GET', more = {}) => {
  const { data, header } = await send({
    method,
    url: `/api/auth/${path}`,
    headers: { 'Accept-Language': i18n.language, ...(authorization && { Authorization: authorization }), ...more },
  });
  // The type comes from the contract, which the page does not load to check it.
  return { data: data as T, date: header('date') };
};

/** Ends the session on the server. */
export const endSession = (refreshToken: string) => callAuth('refreshToken', `Bearer ${refreshToken}`, 'DELETE');

const exchangeTokens = async (refreshToken: string): Promise<Tokens> => {
  const { data } = await callAuth<Tokens>('accessToken', `Bearer ${refreshToken}`);
  const tokens = { accessToken: data.accessToken, refreshToken: data.refreshToken };
  tabs.post({ spent: refreshToken, tokens });
  return tokens;
};

/** Signs in. Rejects with the API's `ApiFailure`. */
export const signIn = async (username: string, password: string, code: string | null) => {
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

let isFirstRenewal = true;

/**
 * Tokens of the same session that another tab has renewed while this one was discarded by the browser: a spent refresh token would
 * end the session.
 */
const findRenewedTokens = async (accessToken: string | null) => {
  if (!isFirstRenewal || !accessToken) return null;
  isFirstRenewal = false;
  const { sid, exp } = decodeToken(accessToken);
  return tabs.requestTokens((offered) => {
    const other = decodeToken(offered.accessToken);
    return other.sid === sid && other.exp > exp;
  });
};

/** Delay before each attempt. After a network failure the API returns the same tokens again for ten seconds. */
const attemptDelaysMs = [0, 500, 1500];

/** Renews the tokens. Returns the access token, or null if nobody is signed in any more. */
export const renewTokens = async () => {
  const { refreshToken: spent, accessToken: expired, keep } = useAuth.getState();
  if (!spent) return null;
  const renewed = await findRenewedTokens(expired);
  if (renewed && useAuth.getState().refreshToken === spent) {
    keep(renewed);
    return renewed.accessToken;
  }
  for (const waitMs of attemptDelaysMs) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const tokens = await exchangeTokens(spent).catch((cause: ApiFailure) => (cause.status === 401 ? 'refused' : null));
    const { refreshToken, accessToken } = useAuth.getState();
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
