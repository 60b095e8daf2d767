import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** The error of a field; `id` is what its control names in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.error} id={id}>
    <CircleAlert aria-hidden />
    <span>{children}</span>
  </p>
);
