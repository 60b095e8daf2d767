import type { ReactNode } from 'react';
import styles from './people-form.module.css';

interface PeopleGroupProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their own heading. */
export const PeopleGroup = ({ title, lead, children }: PeopleGroupProps) => (
  <fieldset className={styles.group}>
    <legend>
      <h2>{title}</h2>
    </legend>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </fieldset>
);
