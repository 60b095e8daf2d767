import { QueryBoundary } from 'shared/account-forms';
import { EmptyState, LinkButton } from 'shared/ui';
import { useInvalidate } from '../../data/use-invalidate';
import { useMe, useSetMe } from '../../data/use-me';
import { MemberPage } from '../../layout/MemberPage';
import { CompanyFiles } from './CompanyFiles';
import { CompanyForm } from './CompanyForm';
import { companyPageI18n } from './i18n';

const CompanyContent = () => {
  const t = companyPageI18n.useT();
  const invalidate = useInvalidate();
  const setMe = useSetMe();
  return (
    <QueryBoundary query={useMe()}>
      {(me) =>
        me.type === 'COMPANY' ? (
          <>
            <CompanyFiles me={me} onChanged={() => void invalidate(['me'])} />
            <CompanyForm me={me} onSaved={setMe} />
          </>
        ) : (
          <EmptyState title={t('person')}>
            <p>{t('personLead')}</p>
            <LinkButton to="/matching/join" small>
              {t('join')}
            </LinkButton>
          </EmptyState>
        )
      }
    </QueryBoundary>
  );
};

export const CompanyPage = () => {
  const t = companyPageI18n.useT();
  return (
    <MemberPage title={t('title')} lead={t('lead')}>
      <CompanyContent />
    </MemberPage>
  );
};
