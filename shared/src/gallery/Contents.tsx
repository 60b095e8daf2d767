import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { buildPath, type GalleryArea } from './gallery';
import styles from './gallery.module.css';
import { galleryI18n } from './i18n';

interface ContentsProps {
  areas: readonly GalleryArea[];
  /** Path of the open gallery. */
  current: string | null;
  query: string;
}

/** The index: areas, their galleries, and the components of the open one. */
export const Contents = ({ areas, current, query }: ContentsProps) => {
  const t = galleryI18n.useT();
  const language = useLanguage();
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      {areas.map((area) => (
        <div key={area.name} className={styles.area}>
          <p className={styles.areaName}>{t(area.name)}</p>
          <ul className={styles.list}>
            {Object.entries(area.galleries).map(([folder, { title, parts }]) => {
              const path = buildPath(area, folder);
              const isCurrent = path === current;
              return (
                <li key={folder}>
                  <Link className={styles.entry} to={path + query} aria-current={isCurrent ? 'page' : undefined}>
                    {title[language]}
                  </Link>
                  {isCurrent && (
                    <ul className={styles.names}>
                      {Object.keys(parts).map((name) => (
                        <li key={name}>
                          <a className={styles.partLink} href={`#${name}`} translate="no">
                            {name}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
};
