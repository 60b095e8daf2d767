import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from 'shared/ui';
import { PeopleCertify } from './PeopleCertify';
import { digitsOf } from './people-company';
import styles from './people-form.module.css';
import { peopleI18n } from './people-i18n';

type Certify = ComponentProps<typeof PeopleCertify>;

interface PeopleProofProps extends Pick<Certify, 'channel' | 'purpose' | 'token' | 'onToken' | 'error'> {
  onChannel: (channel: Certify['channel']) => void;
  email: string;
  phone: string;
  /** The field of the address, where it follows the choice. */
  children?: ReactNode;
}

/** By which of two addresses somebody proves who they are, and the proof. */
export const PeopleProof = ({ channel, onChannel, email, phone, children, ...proof }: PeopleProofProps) => {
  const t = peopleI18n.useT();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('by')}</legend>
        {(['EMAIL', 'PHONE'] as const).map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="channel"
            label={t(one)}
            checked={channel === one}
            onChange={() => onChannel(one)}
          />
        ))}
      </fieldset>
      {children}
      <PeopleCertify channel={channel} target={channel === 'EMAIL' ? email.trim() : digitsOf(phone)} {...proof} />
    </>
  );
};
