import { useNames } from 'shared/people';
import { OutsideLink } from 'shared/ui';
import { CompanyChips } from './CompanyChips';
import styles from './CompanyProfile.module.css';
import { IntroductionLinks } from './IntroductionLinks';
import { fairI18n } from './i18n';
import type { Company, Fair } from './load';
import { RequestAction } from './RequestAction';

interface CompanyProfileProps {
  company: Company;
  role: 'SELLER' | 'BUYER';
  fair: Fair;
}

/** What everybody may read of a company; how to reach it is told only after an acceptance. */
export const CompanyProfile = ({ company, role, fair }: CompanyProfileProps) => {
  const t = fairI18n.useT();
  const { tradeOf, cityOf } = useNames();
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
              {activityAreas.map(({ city, district }) => [cityOf(city), district].filter(Boolean).join(' ')).join(', ')}
            </dd>
          </div>
        )}
        {interests.length > 0 && (
          <div>
            <dt>{t('interests')}</dt>
            <dd>{interests.map(tradeOf).join(', ')}</dd>
          </div>
        )}
        {homepage && (
          <div>
            <dt>{t('homepage')}</dt>
            <dd>
              <OutsideLink href={homepage}>{homepage.replace(/^https?:\/\//, '')}</OutsideLink>
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
