import { Check, ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { classes } from 'shared/ui';
import styles from './search.module.css';

interface FacetProps {
  name: string;
  /** What is chosen; null where nothing is. */
  chosen: string | null;
  children: ReactNode;
}

/** A condition that opens below its name, without script too; one at a time. */
export const Facet = ({ name, chosen, children }: FacetProps) => {
  const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { currentTarget: details } = event;
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  return (
    <details className={styles.facet} name="facet" onKeyDown={close}>
      <summary className={classes(styles.summary, chosen !== null && styles.chosen)}>
        <span>{chosen ?? name}</span>
        <ChevronDown aria-hidden />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
};

interface Option {
  to: string;
  text: string;
  /** Lots that it would leave; null for all. */
  count: number | null;
  current: boolean;
}

export const FacetOptions = ({ label, options }: { label: string; options: readonly Option[] }) => (
  <ul className={styles.options} aria-label={label}>
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
