import { CalendarCheck, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'shared/router';
import { ExternalLink } from 'shared/ui';
import { useT } from './i18n';
import styles from './StickyBar.module.css';
import { useContact } from './use-contact';

/** Bar at the bottom of the screen on phones, with call, consultation and chat. */
export const StickyBar = () => {
  const t = useT();
  const { phone, consult, chat } = useContact();
  const count = [phone, consult, chat].filter(Boolean).length;
  if (count === 0) return null;
  const consultation = (
    <>
      <CalendarCheck aria-hidden />
      {t('consultShort')}
    </>
  );
  return (
    <nav className={styles.bar} data-quick-contact data-columns={count} aria-label={t('quickContact')}>
      {phone && (
        <a className={styles.link} href={phone.href}>
          <Phone aria-hidden />
          {t('call')}
        </a>
      )}
      {consult?.startsWith('/') && (
        <Link className={`${styles.link} ${styles.main}`} to={consult}>
          {consultation}
        </Link>
      )}
      {consult && !consult.startsWith('/') && (
        <ExternalLink className={`${styles.link} ${styles.main}`} href={consult} hideIcon>
          {consultation}
        </ExternalLink>
      )}
      {chat && (
        <ExternalLink className={styles.link} href={chat} hideIcon>
          <MessageCircle aria-hidden />
          {t('chat')}
        </ExternalLink>
      )}
    </nav>
  );
};
