import { QueryBoundary } from 'shared/account-forms';
import { EmptyState } from 'shared/ui';
import { useInvalidate } from '../../data/use-invalidate';
import { useMe, useSetMe } from '../../data/use-me';
import { CompanyFiles } from './CompanyFiles';
import { CompanyForm } from './CompanyForm';
import { companyPageI18n } from './i18n';

export const Company = () => {
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
          <EmptyState title={t('person')} text={t('personLead')} links={[{ to: '/matching/join', text: t('join') }]} />
        )
      }
    </QueryBoundary>
  );
};
