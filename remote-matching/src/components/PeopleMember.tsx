import { type ReactNode, useSyncExternalStore } from 'react';
import { useAuth } from 'shared/auth';
import { peopleI18n } from 'shared/people';
import { useLocation } from 'shared/router';
import { EmptyState, LinkButton, Loading, Skeleton } from 'shared/ui';
import { useReader } from './match-reader';
import { PeoplePage, type PeoplePageProps } from './PeoplePage';
import { Queries } from './Queries';

const onRead = (listener: () => void) => useAuth.persist.onFinishHydration(listener);

const Gate = ({ sellers, children }: { sellers: boolean; children: ReactNode }) => {
  const t = peopleI18n.useT();
  const { pathname, search } = useLocation();
  const { sub, sells } = useReader();
  const known = useSyncExternalStore(
    onRead,
    () => useAuth.persist.hasHydrated(),
    () => false,
  );
  if (!known)
    return (
      <>
        <Loading />
        <Skeleton shape="block" />
      </>
    );
  if (!sub)
    return (
      <EmptyState title={t('signInTitle')}>
        <p>{t('signInLead')}</p>
        <LinkButton variant="primary" to={`/matching/login?next=${encodeURIComponent(pathname + search)}`}>
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

interface PeopleMemberProps extends Omit<PeoplePageProps, 'action'> {
  action?: ReactNode;
  /** Only for approved sellers. */
  sellers?: boolean;
}

/** A page of whoever is signed in. A link in a mail opens a tab without a sign-in, so it asks for one and comes back. */
export const PeopleMember = ({ sellers = false, action, children, ...page }: PeopleMemberProps) => {
  const { sub } = useReader();
  return (
    <Queries>
      <PeoplePage {...page} action={sub && action}>
        <Gate sellers={sellers}>{children}</Gate>
      </PeoplePage>
    </Queries>
  );
};
