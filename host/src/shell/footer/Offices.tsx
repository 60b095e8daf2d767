import { buildTelLink, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT } from '../i18n';
import type { PublicSetting } from '../SettingProvider';
import styles from './Offices.module.css';

export const Offices = ({ offices }: { offices: PublicSetting['offices'] }) => {
  const t = useT();
  const abroad = useLanguage() !== 'ko';
  if (offices.length === 0) return null;
  return (
    <section aria-label={t('offices')}>
      <ul className={styles.list}>
        {offices.map(({ title, location, tel }) => (
          <li key={title}>
            <h2 className={styles.title}>{title}</h2>
            <address className={styles.address}>
              {location}
              <a className={styles.tel} href={buildTelLink(tel, abroad)}>
                {formatPhone(tel)}
              </a>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
};
