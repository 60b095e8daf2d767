import { changeLanguage, homePath, htmlLang, type Language, languageOfPath, languages, useLanguage } from 'shared/i18n';
import { Link, useLocation, useNavigate } from 'shared/router';
import { useT } from '../i18n';
import { getLocalisedPath } from '../localised-path';
import { keepScrollState } from '../scroll/use-scroll-restoration';
import styles from './LanguageSwitch.module.css';

const names: Record<Language, { short: string; full: string }> = {
  ko: { short: 'KO', full: '한국어' },
  en: { short: 'EN', full: 'English' },
  cn: { short: '中文', full: '简体中文' },
};

/** Home pages link to each other; every other page changes language in place (W6). */
export const LanguageSwitch = ({ full = false }: { full?: boolean }) => {
  const current = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const t = useT();
  const choose = async (language: Language) => {
    const path = getLocalisedPath(location, language);
    if (path) navigate(path, { state: keepScrollState });
    await changeLanguage(language);
  };
  return (
    <ul className={styles.list} aria-label={t('language')}>
      {languages.map((language) => {
        const shared = {
          className: styles.option,
          lang: htmlLang[language],
          // The accessible name contains the visible text, for voice control.
          'aria-label': full ? names[language].full : `${names[language].short}, ${names[language].full}`,
          'aria-current': language === current ? ('true' as const) : undefined,
          children: full ? names[language].full : names[language].short,
        };
        return (
          <li key={language}>
            {languageOfPath(location.pathname) ? (
              <Link
                {...shared}
                to={homePath[language] + location.search}
                hrefLang={htmlLang[language]}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  void choose(language);
                }}
              />
            ) : (
              <button {...shared} type="button" onClick={() => choose(language)} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
