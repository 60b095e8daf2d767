import { create } from 'zustand';
import { createJSONStorage, type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { markSignedIn, type Tokens, tabs } from './tabs';

/** The signed-in user, read from the access token. */
export interface AuthUser {
  sub: string;
  scope: string[];
  type: string;
  name: string;
}

export interface AuthState {
  accessToken: string | null;
  refreshToken: string | null;
  user: AuthUser | null;
  /** Nobody is signed in because the user signed out; false when the session ended by itself. */
  hasSignedOut: boolean;
  /** Stores new tokens. */
  keep: (tokens: Tokens) => void;
  /** Deletes tokens and user. */
  clear: (hasSignedOut?: boolean) => void;
}

/** The payload of an access token. */
export const decodeToken = (token: string): AuthUser & { sid: string; exp: number } => {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

const toSignedIn = (tokens: Tokens) => {
  const { sub, scope, type, name } = decodeToken(tokens.accessToken);
  return { ...tokens, user: { sub, scope, type, name } };
};

const anonymous = { accessToken: null, refreshToken: null, user: null };

type StoredState = Pick<AuthState, 'accessToken' | 'refreshToken' | 'user'>;

/** Undefined on the server, and where the browser denies access. */
const tabStorage = createJSONStorage<StoredState>(() => sessionStorage);

/** Session storage, as specified. A tab without a sign-in receives that of another tab of the browser, if there is one. */
const storage: PersistStorage<StoredState> | undefined = tabStorage && {
  ...tabStorage,
  getItem: (name) => {
    const read = () => tabStorage.getItem(name) as StorageValue<StoredState> | null;
    const stored = read();
    const request = stored?.state.refreshToken ? null : tabs.requestTokens();
    return request
      ? request.then((tokens) => {
          if (tokens) tabStorage.setItem(name, { state: toSignedIn(tokens), version: 0 });
          else markSignedIn(false);
          return read();
        })
      : stored;
  },
};

/** The auth store of host and remotes, shared by the tabs of a browser. */
export const useAuth = create<AuthState>()(
  persist(
    (set) => ({
      ...anonymous,
      hasSignedOut: false,
      keep: (tokens) => {
        markSignedIn(true);
        set({ ...toSignedIn(tokens), hasSignedOut: false });
      },
      clear: (hasSignedOut = false) => set({ ...anonymous, hasSignedOut }),
    }),
    {
      name: 'portico.auth',
      // The host reads it after hydration, because the server renders pages as anonymous.
      skipHydration: true,
      storage,
      partialize: ({ accessToken, refreshToken, user }) => ({ accessToken, refreshToken, user }),
    },
  ),
);
