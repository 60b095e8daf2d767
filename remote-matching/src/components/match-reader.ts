import { useAuth } from 'shared/auth';

/** Who reads, as far as the access token says; `sub` is null for visitors and until the tab's sign-in is read. */
export const useReader = () => {
  const user = useAuth((state) => state.user);
  return {
    sub: user?.sub ?? null,
    sells: user?.scope.includes('seller') ?? false,
    buys: user?.scope.includes('buyer') ?? false,
  };
};
