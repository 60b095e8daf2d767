import { useEffect, useState } from 'react';
import { htmlLang, type Language, languageOf, useLanguage } from 'shared/i18n';
import { Link, useLocation } from 'shared/router';
import { readItem, writeItem } from '../browser-storage';
import { getContentLanguages } from '../head/alternates';
import { useShownHead } from '../head/page-head';
import { useTranslations } from '../head/page-paths';
import { keepScrollState } from '../shell/scroll/use-scroll-restoration';
import styles from './notices.module.css';

/** In the offered language: whoever needs the offer may not read that of the page. */
const texts: Record<Language, { offer: string; close: string }> = {
  ko: { offer: '이 페이지를 한국어로 보기', close: '닫기' },
  en: { offer: 'Read this in English', close: 'Close' },
  cn: { offer: '阅读本页中文版', close: '关闭' },
};

/** Local storage key that is set once the offer was answered. */
const storageKey = 'portico.language-offer';

/** The language that the reader has chosen, else the first one of the browser's that the site has. */
const findReaderLanguage = (): Language | null => {
  const chosen = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  return [chosen, ...navigator.languages].map(languageOf).find((language) => language !== null) ?? null;
};

/** Offers the page in the reader's language where the address names another one, until the reader answers. */
export const LanguageOffer = () => {
  const language = useLanguage();
  const page = useShownHead();
  const { pathname } = useLocation();
  const translations = useTranslations();
  const [offered, setOffered] = useState<Language | null>(null);

  useEffect(() => {
    if (readItem('localStorage', storageKey) === null) setOffered(findReaderLanguage());
  }, []);

  const answer = () => {
    writeItem('localStorage', storageKey, 'answered');
    setOffered(null);
  };
  const isOffered =
    offered !== null &&
    offered !== language &&
    page?.pathname === pathname &&
    getContentLanguages(page.head).includes(offered);
  if (!isOffered) return null;
  return (
    <section
      className={styles.notice}
      lang={htmlLang[offered]}
      aria-label={texts[offered].offer}
      data-language-offer=""
    >
      <div className={styles.actions}>
        <Link
          className={styles.main}
          to={translations[offered]}
          hrefLang={htmlLang[offered]}
          state={keepScrollState}
          onClick={answer}
        >
          {texts[offered].offer}
        </Link>
        <button type="button" onClick={answer}>
          {texts[offered].close}
        </button>
      </div>
    </section>
  );
};
