import { useEffect, useState } from 'react';
import { type AuthUser, useAuth } from 'shared/auth';
import { Loading, lazyComponent } from 'shared/ui';
import { forgetFormDraftsExcept } from '../components/forms/form-drafts';
import { NoAccess } from './NoAccess';
import { SignIn } from './SignIn';

const Area = lazyComponent(() => import('./AdminArea').then(({ AdminArea: Area }) => Area), <Loading />);

const hasAccess = (user: AuthUser | null) => user?.scope.includes('console') ?? false;

/**
 * The sign-in, a notice for accounts without the scope `console`, or the admin area, which is mounted only while its user
 * is signed in: afterwards nothing of the records stays in the page. When the session ends by itself, drafts of forms are
 * kept for the same account; signing out forgets them too.
 */
export const Console = () => {
  const user = useAuth((state) => state.user);
  const hasSignedOut = useAuth((state) => state.hasSignedOut);
  const [lastUser, setLastUser] = useState(user);
  const nextUser = user ?? (hasSignedOut ? null : lastUser);
  if (nextUser !== lastUser) setLastUser(nextUser);
  useEffect(() => {
    if (user || hasSignedOut) forgetFormDraftsExcept(user?.sub ?? null);
  }, [user, hasSignedOut]);
  if (!user) return <SignIn sessionEnded={hasAccess(lastUser)} />;
  return hasAccess(user) ? <Area key={user.sub} user={user.sub} /> : <NoAccess name={user.name} />;
};
