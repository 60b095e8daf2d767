import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { ExternalLink, getButtonClass } from 'shared/ui';
import { useT } from './i18n';
import { useContact } from './use-contact';

interface ConsultLinkProps {
  className: string;
  children: ReactNode;
}

/** Link to the consultation request: a page of this site, or the address from the setting. */
export const ConsultLink = ({ className, children }: ConsultLinkProps) => {
  const { consult } = useContact();
  if (!consult) return null;
  const content = (
    <>
      <CalendarCheck aria-hidden />
      {children}
    </>
  );
  return consult.startsWith('/') ? (
    <Link className={className} to={consult}>
      {content}
    </Link>
  ) : (
    <ExternalLink className={className} href={consult} hideIcon>
      {content}
    </ExternalLink>
  );
};

/** The same as a button. */
export const ConsultButton = ({ wide = false }: { wide?: boolean }) => {
  const t = useT();
  return (
    <ConsultLink className={getButtonClass({ variant: 'primary', small: true, wide })}>{t('consult')}</ConsultLink>
  );
};
