import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useT } from './i18n';
import { toSafeHref } from './safe-href';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  href: string;
  /** For links that are a whole card. */
  hideIcon?: boolean;
}

/** A link that opens a new tab and says so to screen readers (W8). */
export const ExternalLink = ({ href, hideIcon, children, ...rest }: ExternalLinkProps) => {
  const t = useT();
  return (
    <a {...rest} href={toSafeHref(href)} target="_blank" rel="noopener noreferrer">
      {children}
      {!hideIcon && <ArrowUpRight aria-hidden />}
      <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
    </a>
  );
};
