import { Link } from 'shared/router';
import { classes } from 'shared/ui';
import styles from './search.module.css';

interface ChoicesProps {
  label: string;
  className?: string | undefined;
  choices: readonly { to: string; text: string; current: boolean }[];
}

/** One of a few, as links in a row that scrolls by itself on a phone. */
export const Choices = ({ label, className, choices }: ChoicesProps) => (
  <nav aria-label={label} className={classes(styles.choices, className)}>
    <ul>
      {choices.map(({ to, text, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
