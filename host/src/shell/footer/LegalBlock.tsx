import { buildTelLink, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT } from '../i18n';
import type { PublicSetting } from '../SettingProvider';
import styles from './LegalBlock.module.css';

/** Formats ten digits as 000-00-00000. */
const formatBusinessNumber = (digits: string) => digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');

/** Company details that the law requires on the site. */
export const LegalBlock = ({ company }: { company: PublicSetting['company'] }) => {
  const t = useT();
  const abroad = useLanguage() !== 'ko';
  const facts = [
    [t('ceo'), company.ceo],
    [t('businessNumber'), formatBusinessNumber(company.businessNumber)],
    [
      t('mailOrderNumber'),
      company.mailOrderNumber && (
        <span key="mailOrderNumber" lang="ko">
          {company.mailOrderNumber}
        </span>
      ),
    ],
    [t('address'), <address key="address">{company.address}</address>],
    [
      t('tel'),
      <a key="tel" href={buildTelLink(company.tel, abroad)}>
        {formatPhone(company.tel)}
      </a>,
    ],
    [t('fax'), company.fax && <span data-copyable="">{formatPhone(company.fax)}</span>],
    [
      t('email'),
      <a key="email" href={`mailto:${company.email}`}>
        {company.email}
      </a>,
    ],
    [t('privacyOfficer'), company.privacyOfficer],
    [t('adLawyer'), company.adLawyer],
  ] as const;
  return (
    <section className={styles.legal} aria-label={t('firm')}>
      <p className={styles.name}>{company.name}</p>
      <dl className={styles.facts}>
        {facts.map(
          ([term, fact]) =>
            fact && (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
};
