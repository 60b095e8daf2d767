import { Section } from '../../layout/Section';
import { TelLink } from '../../layout/TelLink';
import styles from './Contact.module.css';
import { useT } from './i18n';
import type { HomeData } from './load';

/** The main number is the one with a call process; the others are those of the offices. */
export const Contact = ({ phones }: { phones: HomeData['setting']['phones'] }) => {
  const t = useT();
  const main = phones.find(({ process }) => process.length > 0) ?? phones[0];
  const offices = phones.filter((phone) => phone !== main);
  if (!main) return null;
  return (
    <Section id="contact" className={styles.band} title={t('contact')} lead={t('contactLead')}>
      <div className={styles.main}>
        <p className={styles.call}>
          <span className={styles.label}>{main.title}</span>
          <TelLink className={styles.number} tel={main.tel} />
        </p>
        {main.process.length > 0 && (
          <ol className={styles.process} aria-label={t('process')}>
            {main.process.map((step, index) => (
              <li key={step}>
                <span className={styles.key} aria-hidden>
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
      <ul className={styles.offices}>
        {offices.map(({ title, tel }) => (
          <li key={tel}>
            <span className={styles.label}>{title}</span>
            <TelLink className={styles.tel} tel={tel} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
