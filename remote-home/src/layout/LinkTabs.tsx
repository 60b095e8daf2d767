import { Link } from 'shared/router';
import { classNames } from 'shared/ui';
import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; text: string; current: boolean }[];
  /** Draws a line below the whole row. */
  underlined?: boolean;
  className?: string | undefined;
}

/** One of a few views of a list, as links in a row that scrolls sideways on a phone. */
export const LinkTabs = ({ label, tabs, underlined, className }: LinkTabsProps) => (
  <nav aria-label={label} className={className}>
    <ul className={classNames(styles.tabs, underlined && styles.underlined)}>
      {tabs.map(({ to, text, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
