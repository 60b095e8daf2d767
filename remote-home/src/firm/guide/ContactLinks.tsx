import { Mail, MessageCircleQuestion, MessageSquareText, Phone } from 'lucide-react';
import { useAuth } from 'shared/auth';
import { formatPhone } from 'shared/format';
import { getButtonClass, LinkButton } from 'shared/ui';
import { TelLink } from '../../layout/TelLink';
import { useT } from './i18n';
import styles from './page.module.css';

const inquiry = '/my/questions/create';

export const ContactLinks = ({ tel, email }: { tel: string; email: string }) => {
  const t = useT();
  const member = useAuth(({ user }) => user !== null);
  return (
    <div className={styles.inquiry}>
      <LinkButton to={member ? inquiry : `/login?next=${encodeURIComponent(inquiry)}`}>
        <MessageCircleQuestion aria-hidden />
        {t('ask')}
      </LinkButton>
      <LinkButton to="/consult/mine">
        <MessageSquareText aria-hidden />
        {t('mine')}
      </LinkButton>
      <a className={getButtonClass({})} href={`mailto:${email}`}>
        <Mail aria-hidden />
        {t('mail')}
      </a>
      <TelLink className={getButtonClass({})} tel={tel}>
        <Phone aria-hidden />
        {formatPhone(tel)}
      </TelLink>
    </div>
  );
};
