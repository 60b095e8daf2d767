import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

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
  keep: (tokens: { accessToken: string; refreshToken: string }) => void;
  /** Deletes tokens and user. */
  clear: (hasSignedOut?: boolean) => void;
}

const decodeUser = (token: string): AuthUser => {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const { sub, scope, type, name } = JSON.parse(new TextDecoder().decode(bytes)) as AuthUser;
  return { sub, scope, type, name };
};

const anonymous = { accessToken: null, refreshToken: null, user: null };

/** The auth store of host and remotes. It uses session storage as specified, so every tab has its own sign-in. */
export const useAuth = create<AuthState>()(
  persist(
    (set) => ({
      ...anonymous,
      hasSignedOut: false,
      keep: (tokens) => set({ ...tokens, user: decodeUser(tokens.accessToken), hasSignedOut: false }),
      clear: (hasSignedOut = false) => set({ ...anonymous, hasSignedOut }),
    }),
    {
      name: 'portico.auth',
      // The host reads it after hydration, because the server renders pages as anonymous.
      skipHydration: true,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ accessToken, refreshToken, user }) => ({ accessToken, refreshToken, user }),
    },
  ),
);
