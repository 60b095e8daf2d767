import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useT } from './outside-i18n';
import { safeHref } from './safe-href';
import { VisuallyHidden } from './VisuallyHidden';

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  href: string;
  /** Leaves the arrow out where the whole card is the link. */
  bare?: boolean;
}

/** A link that opens a new tab and says so (W8). */
export const OutsideLink = ({ href, bare, children, ...rest }: OutsideLinkProps) => {
  const t = useT();
  return (
    <a {...rest} href={safeHref(href)} target="_blank" rel="noopener noreferrer">
      {children}
      {!bare && <ArrowUpRight aria-hidden />}
      <VisuallyHidden> ({t('newWindow')})</VisuallyHidden>
    </a>
  );
};
