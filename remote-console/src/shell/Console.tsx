import { useEffect, useState } from 'react';
import { type AuthUser, refresh, useAuth } from 'shared/auth';
import { Loading, lazyComponent } from 'shared/ui';
import { forgetFormDraftsExcept } from '../components/forms/form-drafts';
import { NoAccess } from './NoAccess';
import { RequiredActionPage } from './RequiredActionPage';
import { SignIn } from './SignIn';
import { useAccessClaims } from './use-access-claims';

const Area = lazyComponent(() => import('./AdminArea').then(({ AdminArea: Area }) => Area), <Loading />);

const hasAccess = (user: AuthUser | null) => user?.scope.includes('console') ?? false;

/**
 * The sign-in, a notice for accounts without the scope `console`, what an administrator has to do first, or the admin area, which is mounted only while its user
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
  const { requiredAction, username = '' } = useAccessClaims();
  // Kept until the user has finished: recovery codes are shown after a token that requires nothing may have arrived.
  const [lastAction, setLastAction] = useState(requiredAction);
  const action = user ? (requiredAction ?? lastAction) : undefined;
  if (action !== lastAction) setLastAction(action);
  const finishAction = async () => {
    await refresh();
    setLastAction(undefined);
  };
  if (!user) return <SignIn sessionEnded={hasAccess(lastUser)} />;
  if (!hasAccess(user)) return <NoAccess name={user.name} />;
  return action ? (
    <RequiredActionPage key={action} action={action} username={username} onDone={() => void finishAction()} />
  ) : (
    <Area key={user.sub} user={user.sub} />
  );
};
