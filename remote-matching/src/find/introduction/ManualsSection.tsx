import { BookOpen } from 'lucide-react';
import { LinkButton } from 'shared/ui';
import common from '../../components/common.module.css';
import { Section } from '../../layout/Section';
import { introductionI18n } from './i18n';

const manuals = [
  { to: '/matching/manuals/seller', text: 'sellerManual' },
  { to: '/matching/manuals/buyer', text: 'buyerManual' },
] as const;

export const ManualsSection = () => {
  const t = introductionI18n.useT();
  return (
    <Section id="manuals" title={t('manualsTitle')} lead={t('manualsLead')} tinted>
      <div className={common.row}>
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
