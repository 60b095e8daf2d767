import type { ReactNode } from 'react';
import { accountFormsI18n } from 'shared/account-forms';
import { useLocation } from 'shared/router';
import { EmptyState, LinkButton, Loading, Skeleton } from 'shared/ui';
import { useCurrentUser } from './use-current-user';

/**
 * Shows its content to signed-in members only. Others are led to the sign-in and back: a link in a mail opens a new tab,
 * which has no sign-in.
 */
export const RequireSignIn = ({ children }: { children: ReactNode }) => {
  const t = accountFormsI18n.useT();
  const { pathname, search } = useLocation();
  const { loaded, sub } = useCurrentUser();
  if (!loaded)
    return (
      <>
        <Loading />
        <Skeleton shape="block" />
      </>
    );
  if (sub) return children;
  const next = encodeURIComponent(pathname + search);
  return (
    <EmptyState title={t('signInTitle')}>
      <p>{t('signInLead')}</p>
      <LinkButton variant="primary" to={`/login?next=${next}`}>
        {t('signIn')}
      </LinkButton>
      <LinkButton variant="quiet" small to={`/join?next=${next}`}>
        {t('join')}
      </LinkButton>
    </EmptyState>
  );
};
