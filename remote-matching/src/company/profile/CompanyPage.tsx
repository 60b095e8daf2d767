import { useQueryClient } from '@tanstack/react-query';
import { PeopleLoaded } from 'shared/people';
import { EmptyState, LinkButton } from 'shared/ui';
import { PeopleMember } from '../../components/PeopleMember';
import { useKeepMe, useMe } from '../../components/people-me';
import { CompanyFiles } from './CompanyFiles';
import { CompanyForm } from './CompanyForm';
import { companyPageI18n } from './i18n';

const Company = () => {
  const t = companyPageI18n.useT();
  const client = useQueryClient();
  const keep = useKeepMe();
  return (
    <PeopleLoaded query={useMe()}>
      {(me) =>
        me.type === 'COMPANY' ? (
          <>
            <CompanyFiles me={me} onChanged={() => void client.invalidateQueries({ queryKey: ['me'] })} />
            <CompanyForm me={me} onSaved={keep} />
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
    </PeopleLoaded>
  );
};

export const CompanyPage = () => {
  const t = companyPageI18n.useT();
  return (
    <PeopleMember title={t('title')} lead={t('lead')}>
      <Company />
    </PeopleMember>
  );
};
