import { Printer } from 'lucide-react';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import common from '../../components/common.module.css';
import { ContentPage } from '../../layout/ContentPage';
import { layoutI18n } from '../../layout/i18n';
import { chapters, type Reader } from './chapters';
import { manualI18n } from './i18n';
import styles from './manual.module.css';

/** A manual for the screen and for printing; print and PDF have neither navigation nor buttons. */
export const ManualPage = ({ reader }: { reader: Reader }) => {
  const t = manualI18n.useT();
  const layoutT = layoutI18n.useT();
  const readerChapters = chapters[reader][useLanguage()];
  return (
    <ContentPage
      title={t(`${reader}Title`)}
      lead={t(`${reader}Lead`)}
      back={{ to: '/matching', text: layoutT('matching') }}
      action={
        <span className={styles.save}>
          <Button small onClick={() => window.print()} aria-describedby="save-hint">
            <Printer aria-hidden />
            {t('savePdf')}
          </Button>
        </span>
      }
    >
      <p id="save-hint" className={styles.hint}>
        {t('saveHint')}
      </p>
      <nav className={styles.contents} aria-label={t('contents')}>
        <ol>
          {readerChapters.map(({ title }, index) => (
            <li key={title}>
              <a className={common.link} href={`#chapter-${index + 1}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {readerChapters.map(({ title, steps, note }, index) => (
        <section key={title} id={`chapter-${index + 1}`} className={styles.chapter}>
          <h2>
            <span className={styles.number}>{index + 1}</span>
            {title}
          </h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {note && <p className={styles.note}>{note}</p>}
        </section>
      ))}
      <section className={styles.chapter}>
        <h2>{t('help')}</h2>
        <p>{t('helpText')}</p>
        <p className={styles.links}>
          <LinkButton small to="/matching/faqs">
            {layoutT('faqs')}
          </LinkButton>
          <LinkButton small to="/matching/support">
            {layoutT('support')}
          </LinkButton>
        </p>
        <p className={styles.other}>
          <Link className={common.link} to={`/matching/manuals/${reader === 'seller' ? 'buyer' : 'seller'}`}>
            {t(`${reader}Other`)}
          </Link>
        </p>
      </section>
    </ContentPage>
  );
};
