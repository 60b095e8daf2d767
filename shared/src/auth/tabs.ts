export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** What the tabs of a browser send each other. Tabs of an earlier release send and read `spent` alone. */
type TabMessage =
  /** A new tab asks for tokens, under a name of its own. */
  | { request: number }
  | { response: number; tokens: Tokens }
  /** A refresh token was exchanged. */
  | { spent: string; tokens: Tokens }
  | { signedOut: true };

/** A tab that does not answer within this time (ms) is frozen, or was closed. */
const answerTimeoutMs = 300;
/** Local storage key; set while some tab may be signed in, so that visitors wait for nobody. */
const storageKey = 'portico.signed-in';

/** Stores whether a tab is signed in. Browsers may deny access to storage; then a new tab asks for the sign-in, as without this. */
export const markSignedIn = (isSignedIn: boolean) => {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {}
};

const mayBeSignedIn = () => {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};

/** Messages between the tabs of a browser. A frame takes no part. `page` is undefined on the server. */
export const createTabs = (page: Pick<Window, 'top'> | undefined) => {
  const channel = page && page.top === page ? new BroadcastChannel('portico.auth') : null;

  return {
    post: (message: TabMessage) => channel?.postMessage(message),

    onMessage: (listener: (message: TabMessage) => void) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),

    /** Asks for tokens; null if no tab answers with some that are accepted. Null at once if no tab can be signed in. */
    requestTokens: (accepts: (tokens: Tokens) => boolean = () => true): Promise<Tokens | null> | null => {
      if (!channel || !mayBeSignedIn()) return null;
      const name = Math.random();
      return new Promise((resolve) => {
        const end = (tokens: Tokens | null) => {
          clearTimeout(timer);
          channel.removeEventListener('message', onMessage);
          resolve(tokens);
        };
        const onMessage = ({ data }: MessageEvent<TabMessage>) => {
          if ('response' in data && data.response === name && accepts(data.tokens)) end(data.tokens);
        };
        const timer = setTimeout(end, answerTimeoutMs, null);
        channel.addEventListener('message', onMessage);
        channel.postMessage({ request: name });
      });
    },
  };
};

export const tabs = createTabs(globalThis.window);
