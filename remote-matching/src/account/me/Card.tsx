import { type ReactNode, useId } from 'react';
import { LinkButton } from 'shared/ui';
import styles from './me.module.css';

interface CardProps {
  title: string;
  /** Shown beside the title. */
  link?: { to: string; text: string };
  children: ReactNode;
}

export const Card = ({ title, link, children }: CardProps) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {link && (
          <LinkButton small variant="quiet" to={link.to}>
            {link.text}
          </LinkButton>
        )}
      </header>
      {children}
    </section>
  );
};
