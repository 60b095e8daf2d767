import { Activity, lazy, Suspense, useState } from 'react';
import { useAuth } from 'shared/auth';
import { Loading } from 'shared/ui';
import { NoAccess } from './NoAccess';
import { SignIn } from './SignIn';

const Area = lazy(() => import('./Area').then(({ Area }) => ({ default: Area })));

/**
 * Signed out, the sign-in; without the scope, the reason; otherwise the area. When a session ends while somebody
 * works, the area only steps back, so that what was typed is there again after signing in.
 */
export const Console = () => {
  const user = useAuth((state) => state.user);
  const [last, setLast] = useState(user);
  if (user && user.sub !== last?.sub) setLast(user);
  const admitted = last?.scope.includes('console') ?? false;
  return (
    <>
      {!user && <SignIn again={admitted} />}
      {user && !admitted && <NoAccess name={user.name} />}
      {last && admitted && (
        <Activity mode={user ? 'visible' : 'hidden'}>
          <Suspense fallback={<Loading />}>
            <Area key={last.sub} user={last.sub} />
          </Suspense>
        </Activity>
      )}
    </>
  );
};
