import type { ReactNode } from 'react';
import { peopleI18n } from 'shared/people';
import { useLocation } from 'shared/router';
import { EmptyState, LinkButton, Loading, Skeleton } from 'shared/ui';
import { useReader } from './use-reader';

/** For whoever is signed in. A link in a mail opens a tab without a sign-in, so it asks for one and comes back. */
export const Member = ({ children }: { children: ReactNode }) => {
  const t = peopleI18n.useT();
  const { pathname, search } = useLocation();
  const { known, sub } = useReader();
  if (!known)
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
