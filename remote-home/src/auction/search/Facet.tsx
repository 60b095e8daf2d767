import { Check, ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { classNames, focusInView } from 'shared/ui';
import common from '../../layout/common.module.css';
import styles from './search.module.css';

interface FacetProps {
  name: string;
  /** The text of the selected option; null where none is selected. */
  selected: string | null;
  children: ReactNode;
}

/** A facet whose options open below its name, one facet at a time; it also works without JavaScript. */
export const Facet = ({ name, selected, children }: FacetProps) => {
  const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { currentTarget: details } = event;
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    details.open = false;
    const summary = details.querySelector('summary');
    if (summary) focusInView(summary);
  };
  return (
    <details className={styles.facet} name="facet" onKeyDown={close}>
      <summary className={classNames(styles.summary, selected !== null && styles.selected)}>
        <span>{selected ?? name}</span>
        <ChevronDown aria-hidden />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
};

interface Option {
  to: string;
  text: string;
  /** The number of lots with this option; null for the option that removes the filter. */
  count: number | null;
  current: boolean;
}

export const FacetOptions = ({ label, options }: { label: string; options: readonly Option[] }) => (
  <ul className={common.list} aria-label={label}>
    {options.map(({ to, text, count, current }) => (
      <li key={to}>
        <Link to={to} className={styles.option} aria-current={current ? 'true' : undefined}>
          <Check aria-hidden />
          <span>{text}</span>
          {count !== null && <span className={styles.number}>{formatNumber(count)}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
