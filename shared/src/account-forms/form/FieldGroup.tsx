import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FieldGroupProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A fieldset with a heading. */
export const FieldGroup = ({ title, lead, children }: FieldGroupProps) => (
  <fieldset className={styles.group}>
    <legend>
      <h2>{title}</h2>
    </legend>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </fieldset>
);
