import type { ReactNode } from 'react';
import styles from './reply.module.css';

interface ReplyProps {
  title: string;
  text: string;
  /** The class of the text. */
  className: string | undefined;
  children?: ReactNode;
}

/** The shop's reply to a review or an inquiry. */
export const Reply = ({ title, text, className, children }: ReplyProps) => (
  <div className={styles.reply}>
    <strong>{title}</strong>
    <p className={className}>{text}</p>
    {children}
  </div>
);
