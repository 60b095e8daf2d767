import { type ReactNode, useSyncExternalStore } from 'react';
import { accountFormsI18n } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { useLocation } from 'shared/router';
import { EmptyState, LinkButton } from 'shared/ui';
import { LoadingSkeleton } from '../components/LoadingSkeleton';
import { QueryProvider } from '../data/QueryProvider';
import { useReader } from '../data/use-reader';
import { ContentPage, type ContentPageProps } from './ContentPage';
import { buildLoginPath } from './login-path';

const subscribeToHydration = (listener: () => void) => useAuth.persist.onFinishHydration(listener);

const SignInGate = ({ sellers, children }: { sellers: boolean; children: ReactNode }) => {
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
      <EmptyState title={t('signInTitle')}>
        <p>{t('signInLead')}</p>
        <LinkButton variant="primary" to={buildLoginPath(pathname + search)}>
          {t('signIn')}
        </LinkButton>
        <LinkButton variant="quiet" small to="/matching/join">
          {t('join')}
        </LinkButton>
      </EmptyState>
    );
  if (sellers && !sells)
    return (
      <EmptyState title={t('sellerTitle')}>
        <p>{t('sellerLead')}</p>
        <LinkButton to="/matching/me" small>
          {t('toMe')}
        </LinkButton>
      </EmptyState>
    );
  return children;
};

interface MemberPageProps extends Omit<ContentPageProps, 'action'> {
  action?: ReactNode;
  /** Shows the content to approved sellers only. */
  sellersOnly?: boolean;
}

/** A page for signed-in readers. Others get a link to sign in that returns here, as after a link in an e-mail. */
export const MemberPage = ({ sellersOnly: sellers = false, action, children, ...page }: MemberPageProps) => {
  const { sub } = useReader();
  return (
    <QueryProvider>
      <ContentPage {...page} action={sub && action}>
        <SignInGate sellers={sellers}>{children}</SignInGate>
      </ContentPage>
    </QueryProvider>
  );
};
