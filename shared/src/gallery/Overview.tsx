import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { buildPath, type GalleryArea } from './gallery';
import styles from './gallery.module.css';
import { galleryI18n } from './i18n';

const colours = [
  'ink',
  'ink-soft',
  'ink-faint',
  'paper',
  'surface',
  'sand',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-soft',
  'cool',
  'cool-strong',
  'cool-soft',
  'light',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'focus',
];

const sizes = ['size-1', 'size-2', 'size-3', 'size-4', 'size-5', 'size-6', 'size-7'];

/** The start page: what there is, and the tokens that all of it is made of. */
export const Overview = ({ areas, query }: { areas: readonly GalleryArea[]; query: string }) => {
  const t = galleryI18n.useT();
  const language = useLanguage();
  return (
    <>
      <h1 className={styles.title}>{t('name')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {areas.map((area) => (
        <section key={area.name} className={styles.part}>
          <h2 className={styles.partName}>{t(area.name)}</h2>
          <ul className={styles.cards}>
            {Object.entries(area.galleries).map(([folder, { title, parts }]) => (
              <li key={folder}>
                <Link className={styles.card} to={buildPath(area, folder) + query}>
                  <strong>{title[language]}</strong>
                  <span>{t('count', { count: Object.keys(parts).length })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.part}>
        <h2 className={styles.partName}>{t('colours')}</h2>
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name} className={styles.colour}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              <code>--{name}</code>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h2 className={styles.partName}>{t('sizes')}</h2>
        <ul className={styles.sizes}>
          {sizes.map((name) => (
            <li key={name}>
              <code>--{name}</code>
              <span style={{ fontSize: `var(--${name})` }}>{t('name')}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};
