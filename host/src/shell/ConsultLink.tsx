import { CalendarCheck } from 'lucide-react';
import { ExternalLink, getButtonClass, LinkButton } from 'shared/ui';
import { useT } from './i18n';
import { useContact } from './use-contact';

/** Link to the consultation request: a page of this site, or the address from the setting. */
export const ConsultLink = ({ wide = false }: { wide?: boolean }) => {
  const { consult } = useContact();
  const t = useT();
  if (!consult) return null;
  const content = (
    <>
      <CalendarCheck aria-hidden />
      {t('consult')}
    </>
  );
  return consult.startsWith('/') ? (
    <LinkButton variant="primary" small wide={wide} to={consult}>
      {content}
    </LinkButton>
  ) : (
    <ExternalLink className={getButtonClass({ variant: 'primary', small: true, wide })} href={consult} hideIcon>
      {content}
    </ExternalLink>
  );
};
