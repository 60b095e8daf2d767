import { Link } from 'shared/router';
import styles from './my.module.css';

interface FilterRowProps<F extends string> {
  label: string;
  options: readonly { filter: F | null; text: string }[];
  current: F | null;
  hrefOf: (filter: F | null) => string;
}

export const FilterRow = <F extends string>({ label, options, current, hrefOf }: FilterRowProps<F>) => (
  <nav aria-label={label}>
    <ul className={styles.filters}>
      {options.map(({ filter, text }) => (
        <li key={text}>
          <Link to={hrefOf(filter)} aria-current={filter === current ? 'true' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
