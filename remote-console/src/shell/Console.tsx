import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { Loading, lazyComponent } from 'shared/ui';
import { NoAccess } from './NoAccess';
import { SignIn } from './SignIn';
import { SignInOverlay } from './SignInOverlay';

const Area = lazyComponent(() => import('./AdminArea').then(({ AdminArea: Area }) => Area), <Loading />);

/**
 * The sign-in, a notice for accounts without the scope `console`, or the admin area. When the session ends, the
 * sign-in covers the area, which keeps what was typed. Signing in as another user mounts the area anew.
 */
export const Console = () => {
  const user = useAuth((state) => state.user);
  const [lastUser, setLastUser] = useState(user);
  if (user && user.sub !== lastUser?.sub) setLastUser(user);
  const hasAccess = lastUser?.scope.includes('console') ?? false;
  return (
    <>
      {lastUser && hasAccess && <Area key={lastUser.sub} user={lastUser.sub} />}
      {user && !hasAccess && <NoAccess name={user.name} />}
      {!user && (hasAccess ? <SignInOverlay /> : <SignIn />)}
    </>
  );
};
