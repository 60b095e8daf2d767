import { Link } from 'shared/router';
import common from '../components/common.module.css';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; text: string; current: boolean }[];
}

/** Tabs whose selection is part of the address, so each one is a link. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={common.row}>
      {tabs.map(({ to, text, current }) => (
        <li key={to}>
          <Link className={styles.tab} to={to} aria-current={current ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
