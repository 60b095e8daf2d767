import { Link } from 'shared/router';
import { classNames } from 'shared/ui';
import styles from './search.module.css';

interface OptionLinksProps {
  label: string;
  className?: string | undefined;
  options: readonly { to: string; text: string; current: boolean }[];
}

/** One of a few options, as links in a row that scrolls sideways on a phone. */
export const OptionLinks = ({ label, className, options }: OptionLinksProps) => (
  <nav aria-label={label} className={classNames(styles.optionLinks, className)}>
    <ul>
      {options.map(({ to, text, current }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
