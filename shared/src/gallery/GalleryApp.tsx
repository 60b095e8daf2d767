import { Fragment, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'shared/router';
import { Preferences } from '../remotes/standalone/Preferences';
import { Contents } from './Contents';
import { buildPath, findGallery, type GalleryArea } from './gallery';
import styles from './gallery.module.css';
import { galleryI18n } from './i18n';
import { Overview } from './Overview';
import { PartSection } from './PartSection';
import { useAppearance } from './use-appearance';

/** The bar, the index and the gallery of the address; any other address shows the start page. */
export const GalleryApp = ({ areas }: { areas: readonly GalleryArea[] }) => {
  const t = galleryI18n.useT();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { language, query, buildQuery } = useAppearance();
  const found = findGallery(areas, pathname);
  const path = found ? buildPath(found.area, found.folder) : null;
  const title = found?.gallery.title[language] ?? t('name');
  const Frame = found?.gallery.Frame ?? Fragment;

  useEffect(() => {
    document.title = `${title} · Portico`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another gallery begins at its top, or at the component of the address
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [path]);

  return (
    <>
      <header className={styles.bar}>
        <Link className={styles.brand} to={`/${query}`}>
          Portico <small>{t('name')}</small>
        </Link>
        <Preferences
          onLanguage={(next) => navigate({ search: buildQuery({ language: next }) }, { replace: true })}
          onTheme={(next) => navigate({ search: buildQuery({ theme: next }) }, { replace: true })}
        />
      </header>
      <div className={styles.body}>
        <Contents areas={areas} current={path} query={query} />
        <main className={styles.main} data-gallery={path ?? '/'} data-area={found?.area.name}>
          {found ? (
            <>
              <h1 className={styles.title}>{title}</h1>
              <Frame key={path}>
                {Object.entries(found.gallery.parts).map(([name, part]) => (
                  <PartSection
                    key={name}
                    name={name}
                    part={part}
                    importLine={found.area.writeImport(found.folder, name, part.file ?? name)}
                  />
                ))}
              </Frame>
            </>
          ) : (
            <Overview areas={areas} query={query} />
          )}
        </main>
      </div>
    </>
  );
};
