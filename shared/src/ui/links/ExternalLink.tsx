import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { localiseAddress, useLanguage } from 'shared/i18n';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useT } from './i18n';
import { toSafeHref } from './safe-href';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  href: string;
  /** For links that are a whole card. */
  hideIcon?: boolean;
}

/** A link that opens a new tab and says so to screen readers (W8). A path of this site leads to the page in the language. */
export const ExternalLink = ({ href, hideIcon, children, ...rest }: ExternalLinkProps) => {
  const t = useT();
  const language = useLanguage();
  const safe = toSafeHref(href);
  return (
    <a
      {...rest}
      href={safe?.startsWith('/') ? localiseAddress(safe, language) : safe}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {!hideIcon && <ArrowUpRight aria-hidden />}
      <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
    </a>
  );
};
