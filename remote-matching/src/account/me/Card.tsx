import { type ReactNode, useId } from 'react';
import styles from './me.module.css';

interface CardProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export const Card = ({ title, action, children }: CardProps) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
};
