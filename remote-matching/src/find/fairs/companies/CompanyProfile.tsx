import { useBusinessNames } from 'shared/account-forms';
import { classNames, ExternalLink } from 'shared/ui';
import section from '../../../components/section.module.css';
import details from '../detail/details.module.css';
import { fairI18n } from '../detail/i18n';
import type { Company, Fair } from '../detail/load';
import { participationI18n } from '../participation-i18n';
import { CompanyChips } from './CompanyChips';
import styles from './CompanyProfile.module.css';
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
  const { getSectorName, getAreaName } = useBusinessNames();
  const { introduction, homepage, booth, activityAreas, interests } = company;
  return (
    <div className={details.details}>
      <CompanyChips company={company} />
      {booth && <p className={section.quiet}>{t('booth', { booth })}</p>}
      {introduction && (
        <section>
          <h3 className={section.subheading}>{t('introduction')}</h3>
          <p className={details.text}>{introduction}</p>
        </section>
      )}
      <dl className={classNames(details.rows, styles.rows)}>
        {activityAreas.length > 0 && (
          <div>
            <dt>{t('activityAreas')}</dt>
            <dd>{activityAreas.map(getAreaName).join(', ')}</dd>
          </div>
        )}
        {interests.length > 0 && (
          <div>
            <dt>{t('interests')}</dt>
            <dd>{interests.map(getSectorName).join(', ')}</dd>
          </div>
        )}
        {homepage && (
          <div>
            <dt>{t('homepage')}</dt>
            <dd>
              <ExternalLink href={homepage}>{homepage.replace(/^https?:\/\//, '')}</ExternalLink>
            </dd>
          </div>
        )}
      </dl>
      {company.introductions > 0 && (
        <section>
          <h3 className={section.subheading}>{participationT('files')}</h3>
          {fair.participation?.status === 'APPROVED' ? (
            <IntroductionLinks fair={fair._id} user={company._id} />
          ) : (
            <p className={section.quiet}>{t('filesLocked')}</p>
          )}
        </section>
      )}
      <RequestAction company={company} role={role} fair={fair} />
    </div>
  );
};
