import { formatPhone, telLink } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT } from '../i18n';
import type { PublicSetting } from '../SettingProvider';
import styles from './LegalBlock.module.css';

/** Ten digits as they are written on paper. */
const businessNumber = (digits: string) => digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');

/** What a firm must say of itself by law. */
export const LegalBlock = ({ company }: { company: PublicSetting['company'] }) => {
  const t = useT();
  const abroad = useLanguage() !== 'ko';
  const facts = [
    [t('ceo'), company.ceo],
    [t('businessNumber'), businessNumber(company.businessNumber)],
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
      <a key="tel" href={telLink(company.tel, abroad)}>
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
