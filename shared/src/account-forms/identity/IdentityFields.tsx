import type { ComponentProps, ReactNode } from 'react';
import { RadioGroup } from '../form/RadioGroup';
import { accountFormsI18n } from '../i18n';
import { toPhoneDigits } from '../to-phone-digits';
import { CertificationFields } from './CertificationFields';

type CertificationProps = ComponentProps<typeof CertificationFields>;

interface IdentityFieldsProps extends Pick<CertificationProps, 'channel' | 'purpose' | 'token' | 'onToken' | 'error'> {
  onChannel: (channel: CertificationProps['channel']) => void;
  email: string;
  phone: string;
  /** The field of the target, if it comes after the choice. */
  children?: ReactNode;
}

/** The choice between e-mail and phone, and the certification of the chosen one. */
export const IdentityFields = ({
  channel,
  onChannel,
  email,
  phone,
  children,
  ...certification
}: IdentityFieldsProps) => {
  const t = accountFormsI18n.useT();
  return (
    <>
      <RadioGroup
        legend={t('by')}
        name="channel"
        options={(['EMAIL', 'PHONE'] as const).map((code) => [code, t(code)] as const)}
        selected={channel}
        onChange={onChannel}
      />
      {children}
      <CertificationFields
        channel={channel}
        target={channel === 'EMAIL' ? email.trim() : toPhoneDigits(phone)}
        {...certification}
      />
    </>
  );
};
