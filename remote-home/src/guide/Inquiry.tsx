import { Mail, MessageSquareText, Phone } from 'lucide-react';
import { formatPhone, telLink } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { buttonClass, LinkButton } from 'shared/ui';
import styles from './page.module.css';
import { useT } from './texts';

export const Inquiry = ({ tel, email }: { tel: string; email: string }) => {
  const t = useT();
  const abroad = useLanguage() !== 'ko';
  return (
    <div className={styles.inquiry}>
      <LinkButton to="/consult/mine">
        <MessageSquareText aria-hidden />
        {t('mine')}
      </LinkButton>
      <a className={buttonClass({})} href={`mailto:${email}`}>
        <Mail aria-hidden />
        {t('mail')}
      </a>
      <a className={buttonClass({})} href={telLink(tel, abroad)}>
        <Phone aria-hidden />
        {formatPhone(tel)}
      </a>
    </div>
  );
};
