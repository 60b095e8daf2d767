import { htmlLang, type Language, languages, useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { useTranslations } from '../../head/page-paths';
import { useT } from '../i18n';
import { keepScrollState } from '../scroll/use-scroll-restoration';
import styles from './LanguageSwitch.module.css';

const names: Record<Language, { short: string; full: string }> = {
  ko: { short: 'KO', full: '한국어' },
  en: { short: 'EN', full: 'English' },
  cn: { short: '中文', full: '简体中文' },
};

/** Links to the same page in the other languages, which keep query, hash and position (W6). */
export const LanguageSwitch = ({ full = false }: { full?: boolean }) => {
  const current = useLanguage();
  const translations = useTranslations();
  const t = useT();
  return (
    <ul className={styles.list} aria-label={t('language')}>
      {languages.map((language) => (
        <li key={language}>
          <Link
            className={styles.option}
            lang={htmlLang[language]}
            hrefLang={htmlLang[language]}
            // The accessible name contains the visible text, for voice control.
            aria-label={full ? names[language].full : `${names[language].short}, ${names[language].full}`}
            aria-current={language === current ? 'true' : undefined}
            to={translations[language]}
            state={keepScrollState}
            suppressHydrationWarning
          >
            {full ? names[language].full : names[language].short}
          </Link>
        </li>
      ))}
    </ul>
  );
};
