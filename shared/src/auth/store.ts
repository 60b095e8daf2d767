import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Who the access token says is signed in. */
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
  keep: (tokens: { accessToken: string; refreshToken: string }) => void;
  clear: () => void;
}

const decode = (token: string): AuthUser => {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const { sub, scope, type, name } = JSON.parse(new TextDecoder().decode(bytes)) as AuthUser;
  return { sub, scope, type, name };
};

const nobody = { accessToken: null, refreshToken: null, user: null };

/** The one auth store of host and remotes. Session storage, as the specification asks: a tab has its own sign-in. */
export const useAuth = create<AuthState>()(
  persist(
    (set) => ({
      ...nobody,
      keep: (tokens) => set({ ...tokens, user: decode(tokens.accessToken) }),
      clear: () => set(nobody),
    }),
    {
      name: 'portico.auth',
      // Read after hydration (by the host), so that the first client render equals the server's, which is anonymous.
      skipHydration: true,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ accessToken, refreshToken, user }) => ({ accessToken, refreshToken, user }),
    },
  ),
);
