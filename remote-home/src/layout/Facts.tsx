import type { ReactNode } from 'react';
import { classNames } from 'shared/ui';
import common from './common.module.css';

interface FactsProps {
  /** A fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Puts the values in a column beside the names. */
  columns?: boolean;
  className?: string | undefined;
}

/** Names with their values. */
export const Facts = ({ facts, columns, className }: FactsProps) => (
  <dl className={classNames(columns && common.facts, className)}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
