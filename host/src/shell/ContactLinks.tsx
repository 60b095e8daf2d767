import { MessageCircle, Phone } from 'lucide-react';
import { OutsideLink } from 'shared/ui';
import styles from './ContactLinks.module.css';
import { useContact } from './contact';
import { useT } from './i18n';

/** Telephone and external chat. */
export const ContactLinks = () => {
  const { phone, chat } = useContact();
  const t = useT();
  return (
    <>
      {phone && (
        <a className={styles.link} href={phone.href} aria-label={t('callNumber', { phone: phone.shown })}>
          <Phone aria-hidden />
          <span className={styles.number}>{phone.shown}</span>
        </a>
      )}
      {chat && (
        <OutsideLink className={styles.link} href={chat} bare>
          <MessageCircle aria-hidden />
          {t('chat')}
        </OutsideLink>
      )}
    </>
  );
};
