import { CalendarCheck, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'shared/router';
import { OutsideLink } from 'shared/ui';
import { useContact } from './contact';
import { useT } from './i18n';
import styles from './StickyBar.module.css';

/** On a phone the three ways to the firm stay under the thumb. */
export const StickyBar = () => {
  const t = useT();
  const { phone, consult, chat } = useContact();
  if (!phone && !consult && !chat) return null;
  const consultation = (
    <>
      <CalendarCheck aria-hidden />
      {t('consultShort')}
    </>
  );
  return (
    <nav className={styles.bar} data-quick-contact aria-label={t('quickContact')}>
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
        <OutsideLink className={`${styles.link} ${styles.main}`} href={consult} bare>
          {consultation}
        </OutsideLink>
      )}
      {chat && (
        <OutsideLink className={styles.link} href={chat} bare>
          <MessageCircle aria-hidden />
          {t('chat')}
        </OutsideLink>
      )}
    </nav>
  );
};
