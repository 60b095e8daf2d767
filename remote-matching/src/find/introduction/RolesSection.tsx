import { Check, Handshake, Store } from 'lucide-react';
import common from '../../components/common.module.css';
import { Section } from '../../layout/Section';
import { introductionI18n } from './i18n';
import styles from './RolesSection.module.css';

const roles = [
  {
    Icon: Store,
    title: 'sellerTitle',
    who: 'sellerWho',
    does: ['sellerDoes1', 'sellerDoes2', 'sellerDoes3'],
  },
  {
    Icon: Handshake,
    title: 'buyerTitle',
    who: 'buyerWho',
    does: ['buyerDoes1', 'buyerDoes2', 'buyerDoes3'],
  },
] as const;

export const RolesSection = () => {
  const t = introductionI18n.useT();
  return (
    <Section id="roles" title={t('rolesTitle')} tinted>
      <div className={styles.roles}>
        {roles.map(({ Icon, title, who, does }) => (
          <article key={title} className={styles.role}>
            <Icon className={styles.icon} aria-hidden />
            <h3 className={styles.title}>{t(title)}</h3>
            <p className={common.soft}>{t(who)}</p>
            <ul className={styles.list}>
              {does.map((key) => (
                <li key={key}>
                  <Check aria-hidden />
                  {t(key)}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
};
