import { useBusinessNames } from 'shared/account-forms';
import { ExternalLink } from 'shared/ui';
import { fairI18n } from '../detail/i18n';
import type { Company, Fair } from '../detail/load';
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
  const { getSectorName, getCityName } = useBusinessNames();
  const { introduction, homepage, booth, activityAreas, interests } = company;
  return (
    <div className={styles.profile}>
      <CompanyChips company={company} />
      {booth && <p className={styles.line}>{t('booth', { booth })}</p>}
      {introduction && (
        <section>
          <h3 className={styles.heading}>{t('introduction')}</h3>
          <p className={styles.text}>{introduction}</p>
        </section>
      )}
      <dl className={styles.rows}>
        {activityAreas.length > 0 && (
          <div>
            <dt>{t('activityAreas')}</dt>
            <dd>
              {activityAreas
                .map(({ city, district }) => [getCityName(city), district].filter(Boolean).join(' '))
                .join(', ')}
            </dd>
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
          <h3 className={styles.heading}>{t('files')}</h3>
          {fair.participation?.status === 'APPROVED' ? (
            <IntroductionLinks fair={fair._id} user={company._id} />
          ) : (
            <p className={styles.line}>{t('filesLocked')}</p>
          )}
        </section>
      )}
      <RequestAction company={company} role={role} fair={fair} />
    </div>
  );
};
