import type { ReactNode } from 'react';
import { buildTelLink, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';

interface TelLinkProps {
  tel: string;
  className?: string | undefined;
  /** In place of the number. */
  children?: ReactNode;
}

/** A phone number to call, with the country code outside the Korean pages. */
export const TelLink = ({ tel, className, children }: TelLinkProps) => {
  const abroad = useLanguage() !== 'ko';
  return (
    <a className={className} href={buildTelLink(tel, abroad)}>
      {children ?? formatPhone(tel)}
    </a>
  );
};
