import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ButtonStyle } from '../buttons/button-class';
import { LinkButton } from '../buttons/LinkButton';
import { useT } from './i18n';
import styles from './State.module.css';

interface EmptyStateProps {
  title?: string;
  text?: string | undefined;
  /** Where to go next; small buttons by default. */
  links?: ({ to: string; text: string } & ButtonStyle)[];
  /** What else can be done next. */
  children?: ReactNode;
}

/** Shown in place of an empty list. */
export const EmptyState = ({ title, text, links = [], children }: EmptyStateProps) => {
  const t = useT();
  return (
    <div className={styles.state}>
      <DoorOpen aria-hidden />
      <p className={styles.title}>{title ?? t('emptyTitle')}</p>
      {text && <p>{text}</p>}
      {links.map(({ text: label, ...link }) => (
        <LinkButton key={link.to} small {...link}>
          {label}
        </LinkButton>
      ))}
      {children}
    </div>
  );
};
