import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { ExternalLink, getButtonClass, LinkButton } from 'shared/ui';
import { BackLink } from '../../layout/BackLink';
import { PageFrame } from '../../layout/Page';
import { Picture } from '../../layout/Picture';
import { QuestionList } from '../../layout/QuestionList';
import { CaseSection } from '../cases/CaseSection';
import { LawyerList } from '../lawyers/LawyerList';
import { ArticleSection } from '../magazine/ArticleSection';
import { useT } from './i18n';
import type { PracticeData } from './load';
import styles from './practice.module.css';

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <div>{children}</div>
  </section>
);

const Details = ({ practice }: { practice: PracticeData['practice'] }) => {
  const t = useT();
  const { items, steps, cost, questions } = practice;
  return (
    <>
      {items.length > 0 && (
        <Part id="items" title={t('items')}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
      {steps && steps.length > 0 && (
        <Part id="steps" title={t('steps')}>
          <ol className={styles.steps}>
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {cost && (
        <Part id="cost" title={t('cost')}>
          <p className={styles.text}>{cost}</p>
          <Link className={styles.more} to="/guide#fees">
            {t('fees')}
          </Link>
        </Part>
      )}
      {questions && questions.length > 0 && (
        <Part id="questions" title={t('questions')}>
          <QuestionList
            questions={questions.map(({ question, answer }) => ({ key: question, question, answer: <p>{answer}</p> }))}
          />
        </Part>
      )}
    </>
  );
};

export const PracticePage = ({ data: { practice, lawyers, cases, boards } }: { data: PracticeData }) => {
  const t = useT();
  const { code, name, summary, about, image, link } = practice;
  return (
    <>
      <PageFrame>
        <BackLink to="/practices">{t('all')}</BackLink>
        <header className={styles.head}>
          <div>
            <h1 className={styles.name}>{name}</h1>
            <p className={styles.lead}>{summary}</p>
            <div className={styles.actions}>
              <LinkButton variant="primary" to={`/consult?practice=${code}`}>
                {t('consult')}
                <ArrowRight aria-hidden />
              </LinkButton>
              {link && (
                <ExternalLink href={link} className={getButtonClass({})}>
                  <span>{t('site')}</span>
                </ExternalLink>
              )}
            </div>
          </div>
          <Picture
            url={image}
            alt=""
            shape="landscape"
            sizes="(min-width: 1024px) 520px, 100vw"
            eager
            className={styles.picture}
          />
        </header>
        {about && <p className={styles.about}>{about}</p>}
        <Details practice={practice} />
        {lawyers.length > 0 && (
          <section className={styles.lawyers} aria-labelledby="lawyers">
            <div className={styles.lawyersHead}>
              <h2 id="lawyers" className={styles.title}>
                {t('lawyers')}
              </h2>
              <LinkButton variant="quiet" small to={`/lawyers?practice=${code}`}>
                {t('lawyersOf', { practice: name })}
                <ArrowRight aria-hidden />
              </LinkButton>
            </div>
            <LawyerList lawyers={lawyers} level={3} />
          </section>
        )}
      </PageFrame>
      <CaseSection title={t('cases', { practice: name })} cases={cases} practice={code} />
      <ArticleSection id="articles" title={t('articles', { practice: name })} boards={boards} />
    </>
  );
};
