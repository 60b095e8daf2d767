import { useAuth } from 'shared/auth';

/** The reader as the access token describes them; `sub` is null for visitors and until the session is restored. */
export const useReader = () => {
  const user = useAuth((state) => state.user);
  return {
    sub: user?.sub ?? null,
    sells: user?.scope.includes('seller') ?? false,
    buys: user?.scope.includes('buyer') ?? false,
  };
};
