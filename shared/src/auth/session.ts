import { useAuth } from './store';
import { markSignedIn, tabs } from './tabs';

/** Loaded with what sends the other requests. */
const loadRequests = () => import(/* webpackChunkName: "send" */ './requests');

/** Ends the session on the server. If the request fails, it expires by itself. */
const endSession = async (refreshToken: string) => {
  await loadRequests()
    .then((requests) => requests.endSession(refreshToken))
    .catch(() => undefined);
};

// Tabs of one browser share a sign-in: the tab that renews the tokens sends them to the others, whose refresh token is then spent.
tabs.onMessage((message) => {
  const { accessToken, refreshToken, keep, clear } = useAuth.getState();
  if (!accessToken || !refreshToken) return;
  if ('request' in message) tabs.post({ response: message.request, tokens: { accessToken, refreshToken } });
  else if ('signedOut' in message) {
    clear(true);
    // Perhaps of another account.
    void endSession(refreshToken);
  } else if ('spent' in message && message.spent === refreshToken) keep(message.tokens);
});

/**
 * Signs in. Rejects with the API's `ApiFailure`; its codes `totp_required`, `proof_required` and `proof_failed` ask for a code, of the
 * second step or one that was sent.
 */
export const signIn = async (username: string, password: string, code: string | null = null) =>
  (await loadRequests()).signIn(username, password, code);

let pendingRefresh: Promise<string | null> | null = null;

/** Renews the access token. Returns null if nobody is signed in any more. Concurrent callers share one request (C-12). */
export const refresh = (): Promise<string | null> => {
  pendingRefresh ??= loadRequests()
    .then(({ renewTokens }) => renewTokens())
    .finally(() => {
      pendingRefresh = null;
    });
  return pendingRefresh;
};

/** Deletes the tokens of all tabs and ends the session on the server. */
export const signOut = async () => {
  const { refreshToken, clear } = useAuth.getState();
  clear(true);
  markSignedIn(false);
  tabs.post({ signedOut: true });
  if (refreshToken) await endSession(refreshToken);
};
