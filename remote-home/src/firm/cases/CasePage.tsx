import { Link } from 'shared/router';
import { Prose } from 'shared/ui';
import { BackLink } from '../../layout/BackLink';
import { ConsultBanner } from '../../layout/ConsultBanner';
import { Facts } from '../../layout/Facts';
import { Popups } from '../../layout/popups/Popups';
import { ShareLinks } from '../../layout/ShareLinks';
import article from '../magazine/magazine.module.css';
import { CaseOutcome } from './CaseOutcome';
import { CaseSection } from './CaseSection';
import styles from './cases.module.css';
import { useT } from './i18n';
import type { CaseData } from './load';

export const CasePage = ({ data }: { data: CaseData }) => {
  const t = useT();
  const { title, summary, content, outcome, year, practices, lawyers, office, related } = data;
  const practiceLinks = practices.map(({ code, name }) => (
    <Link key={code} to={`/practices/${code}`}>
      {name}
    </Link>
  ));
  const lawyerLinks = lawyers.map(({ slug, name, position }) => (
    <Link key={slug} to={`/lawyers/${slug}`}>
      {t('lawyer', { name, position })}
    </Link>
  ));
  return (
    <>
      <article className={article.article}>
        <header className={article.head}>
          <BackLink to="/cases">{t('title')}</BackLink>
          <h1 className={article.title}>{title}</h1>
          <p className={article.lead}>{summary}</p>
          <div className={article.meta}>
            <CaseOutcome outcome={outcome} year={year} />
          </div>
          <ShareLinks title={title} />
        </header>
        <Facts
          columns
          className={styles.facts}
          facts={[
            [t('practice'), practiceLinks.length > 0 && practiceLinks],
            [t('lawyers'), lawyerLinks.length > 0 && lawyerLinks],
            [
              t('office'),
              office && (office.slug ? <Link to={`/offices/${office.slug}`}>{office.title}</Link> : office.title),
            ],
          ]}
        />
        <div className={article.prose}>
          <Prose html={content} />
          <p className={styles.note}>{t('note')}</p>
        </div>
      </article>
      <ConsultBanner lawyer={lawyers[0]?.slug} practice={practices[0]?.code} />
      <CaseSection title={t('related')} cases={related} practice={practices[0]?.code} />
      <Popups />
    </>
  );
};
