import { Link } from 'shared/router';
import styles from './FaqTabs.module.css';
import { addressOf, type FaqQuery, faqTypes } from './query';
import { faqsTexts } from './texts';

/** The type stands in the address, so each tab is a link; the keyword goes along. */
export const FaqTabs = ({ query: { type: current, q } }: { query: FaqQuery }) => {
  const t = faqsTexts.useT();
  return (
    <nav aria-label={t('types')}>
      <ul className={styles.tabs}>
        {([null, ...faqTypes] as const).map((type) => (
          <li key={type ?? 'all'}>
            <Link
              className={styles.tab}
              to={addressOf({ type, q })}
              aria-current={type === current ? 'page' : undefined}
            >
              {t(type ?? 'all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
