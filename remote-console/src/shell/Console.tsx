import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { Loading, later } from 'shared/ui';
import { Cover } from './Cover';
import { NoAccess } from './NoAccess';
import { SignIn } from './SignIn';

const Area = later(() => import('./Area').then(({ Area }) => Area), <Loading />);

/**
 * Signed out, the sign-in; without the scope, the reason; otherwise the area. When a session ends while somebody
 * works, the sign-in only covers the area, so that what was typed is still there afterwards. Whoever signs in as
 * another person begins anew.
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
      {!user && (admitted ? <Cover /> : <SignIn />)}
    </>
  );
};
