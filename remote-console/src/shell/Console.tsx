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
  const [last, setLast] = useState(user);
  if (user && user.sub !== last?.sub) setLast(user);
  const admitted = last?.scope.includes('console') ?? false;
  return (
    <>
      {last && admitted && <Area key={last.sub} user={last.sub} />}
      {user && !admitted && <NoAccess name={user.name} />}
      {!user && (admitted ? <SignInOverlay /> : <SignIn />)}
    </>
  );
};
