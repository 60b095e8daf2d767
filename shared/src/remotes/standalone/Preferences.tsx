import { Moon, Sun } from 'lucide-react';
import { htmlLang, type Language, languages, useLanguage } from 'shared/i18n';
import { type Theme, useTheme } from 'shared/ui';
import { useT } from './i18n';
import styles from './standalone.module.css';

const names: Record<Language, { short: string; full: string }> = {
  ko: { short: 'KO', full: '한국어' },
  en: { short: 'EN', full: 'English' },
  cn: { short: '中文', full: '简体中文' },
};

interface PreferencesProps {
  onLanguage: (language: Language) => void;
  onTheme: (theme: Theme) => void;
}

/** Switches for language and theme. */
export const Preferences = ({ onLanguage, onTheme }: PreferencesProps) => {
  const t = useT();
  const language = useLanguage();
  const isDark = useTheme() === 'dark';
  return (
    <>
      <fieldset className={styles.languages} aria-label={t('language')}>
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            className={styles.action}
            lang={htmlLang[code]}
            aria-label={`${names[code].short}, ${names[code].full}`}
            aria-current={code === language ? 'true' : undefined}
            onClick={() => onLanguage(code)}
          >
            {names[code].short}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.action}
        onClick={() => onTheme(isDark ? 'light' : 'dark')}
        aria-label={t(isDark ? 'toLight' : 'toDark')}
      >
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </button>
    </>
  );
};
