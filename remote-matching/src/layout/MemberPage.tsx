import { type ReactNode, useSyncExternalStore } from 'react';
import { accountFormsI18n } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { useLocation } from 'shared/router';
import { EmptyState, LoadingSkeleton } from 'shared/ui';
import { QueryProvider } from '../data/QueryProvider';
import { useReader } from '../data/use-reader';
import { ContentPage, type ContentPageProps } from './ContentPage';
import { buildLoginPath } from './login-path';

const subscribeToHydration = (listener: () => void) => useAuth.persist.onFinishHydration(listener);

const SignInGate = ({ sellersOnly, children }: { sellersOnly: boolean; children: ReactNode }) => {
  const t = accountFormsI18n.useT();
  const { pathname, search } = useLocation();
  const { sub, sells } = useReader();
  const hydrated = useSyncExternalStore(
    subscribeToHydration,
    () => useAuth.persist.hasHydrated(),
    () => false,
  );
  if (!hydrated) return <LoadingSkeleton />;
  if (!sub)
    return (
      <EmptyState
        title={t('signInTitle')}
        text={t('signInLead')}
        links={[
          { to: buildLoginPath(pathname + search), text: t('signIn'), variant: 'primary', small: false },
          { to: '/matching/join', text: t('join'), variant: 'quiet' },
        ]}
      />
    );
  if (sellersOnly && !sells)
    return (
      <EmptyState title={t('sellerTitle')} text={t('sellerLead')} links={[{ to: '/matching/me', text: t('toMe') }]} />
    );
  return children;
};

interface MemberPageProps extends Omit<ContentPageProps, 'action'> {
  action?: ReactNode;
  /** Shows the content to approved sellers only. */
  sellersOnly?: boolean;
}

/** A page for signed-in readers. Others get a link to sign in that returns here, as after a link in an e-mail. */
export const MemberPage = ({ sellersOnly = false, action, children, ...page }: MemberPageProps) => {
  const { sub } = useReader();
  return (
    <QueryProvider>
      <ContentPage {...page} action={sub && action}>
        <SignInGate sellersOnly={sellersOnly}>{children}</SignInGate>
      </ContentPage>
    </QueryProvider>
  );
};
