import section from '../../../components/section.module.css';
import details from '../detail/details.module.css';
import { fairI18n } from '../detail/i18n';
import type { Company, Fair } from '../detail/load';
import { participationI18n } from '../participation-i18n';
import { CommonTimes } from './CommonTimes';
import { CompanyChips } from './CompanyChips';
import { CompanyFacts } from './CompanyFacts';
import { CompanyProducts } from './CompanyProducts';
import { IntroductionLinks } from './IntroductionLinks';
import { RequestAction } from './RequestAction';

interface CompanyProfileProps {
  company: Company;
  role: 'SELLER' | 'BUYER';
  fair: Fair;
}

/** The public profile of a company; contact details are shown only after a request was accepted. */
export const CompanyProfile = ({ company, role, fair }: CompanyProfileProps) => {
  const t = fairI18n.useT();
  const participationT = participationI18n.useT();
  const { booth } = company;
  const isParticipant = fair.participation?.status === 'APPROVED';
  return (
    <div className={details.details}>
      <CompanyChips company={company} />
      {booth && <p className={section.quiet}>{t('booth', { booth })}</p>}
      <CompanyFacts {...company} />
      {role === 'SELLER' && company.products > 0 && <CompanyProducts fair={fair._id} seller={company._id} />}
      {isParticipant && fair.participation?.role !== role && <CommonTimes fair={fair} user={company._id} />}
      {company.introductions > 0 &&
        (isParticipant ? (
          <IntroductionLinks fair={fair._id} user={company._id} />
        ) : (
          <section>
            <h3 className={section.subheading}>{participationT('files')}</h3>
            <p className={section.quiet}>{t('filesLocked')}</p>
          </section>
        ))}
      <RequestAction company={company} role={role} fair={fair} />
    </div>
  );
};
