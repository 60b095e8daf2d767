import { useMemo } from 'react';
import { useAuth } from 'shared/auth';
import type { AccessTokenPayload } from 'shared/contract';

interface AccessClaims extends Pick<AccessTokenPayload, 'requiredAction'> {
  username?: string;
}

const decode = (token: string): AccessClaims => {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  // Only names of persons have other characters than ASCII, which are not decoded here.
  return JSON.parse(atob(payload)) as AccessClaims;
};

/** What the access token says besides what the auth store has; empty if nobody is signed in. */
export const useAccessClaims = (): AccessClaims => {
  const token = useAuth((state) => state.accessToken);
  return useMemo(() => (token ? decode(token) : {}), [token]);
};
