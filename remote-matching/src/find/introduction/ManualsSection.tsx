import { BookOpen } from 'lucide-react';
import { LinkButton } from 'shared/ui';
import { Section } from '../../layout/Section';
import { introductionI18n } from './i18n';
import styles from './ManualsSection.module.css';

const manuals = [
  { to: '/matching/manuals/seller', text: 'sellerManual' },
  { to: '/matching/manuals/buyer', text: 'buyerManual' },
] as const;

export const ManualsSection = () => {
  const t = introductionI18n.useT();
  return (
    <Section id="manuals" title={t('manualsTitle')} lead={t('manualsLead')} tinted>
      <div className={styles.manuals}>
        {manuals.map(({ to, text }) => (
          <LinkButton key={to} variant="secondary" to={to}>
            <BookOpen aria-hidden />
            {t(text)}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
};
