import { CalendarCheck } from 'lucide-react';
import { buttonClass, LinkButton, OutsideLink } from 'shared/ui';
import { useContact } from './contact';
import { useT } from './i18n';

/** The consultation request: a page of our own, or wherever the setting points. */
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
    <OutsideLink className={buttonClass({ variant: 'primary', small: true, wide })} href={consult} bare>
      {content}
    </OutsideLink>
  );
};
