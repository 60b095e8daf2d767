import { PenLine } from 'lucide-react';
import { formatDate } from 'shared/format';
import { PeopleLoaded } from 'shared/people';
import { Link, useSearchParams } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { MatchTabs } from '../../components/MatchTabs';
import { PeopleMember } from '../../components/PeopleMember';
import { supportI18n } from './i18n';
import { QuestionState } from './QuestionState';
import { type State, states, useQuestions } from './queries';
import styles from './support.module.css';

const addressOf = (status: State | null, page = 1) => {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/matching/support?${query}` : '/matching/support';
};

const List = () => {
  const t = supportI18n.useT();
  const [query] = useSearchParams();
  const status = states.find((known) => known === query.get('status')) ?? null;
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  return (
    <>
      <MatchTabs
        label={t('states')}
        tabs={([null, ...states] as const).map((state) => ({
          to: addressOf(state),
          text: t(state ?? 'all'),
          current: state === status,
        }))}
      />
      <PeopleLoaded query={useQuestions(page, status)}>
        {({ questions, total, limit }) =>
          questions.length > 0 ? (
            <>
              <ul className={styles.list}>
                {questions.map((question) => (
                  <li key={question._id}>
                    <Link className={styles.row} to={`/matching/support/${question._id}`}>
                      <span className={styles.type}>{t(question.type)}</span>
                      <span className={styles.subject}>{question.subject}</span>
                      <span className={styles.facts}>
                        <QuestionState question={question} />
                        <time dateTime={question.createdAt}>{formatDate(question.createdAt)}</time>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              <Pager page={page} limit={limit} total={total} hrefOf={(to) => addressOf(status, to)} />
            </>
          ) : (
            <EmptyState title={t('none')}>
              <p>{t('noneLead')}</p>
              <LinkButton variant="primary" small to="/matching/support/create">
                {t('write')}
              </LinkButton>
              <LinkButton variant="quiet" small to="/matching/faqs">
                {t('faqs')}
              </LinkButton>
            </EmptyState>
          )
        }
      </PeopleLoaded>
    </>
  );
};

export const SupportPage = () => {
  const t = supportI18n.useT();
  return (
    <PeopleMember
      title={t('title')}
      lead={t('lead')}
      action={
        <LinkButton variant="primary" small to="/matching/support/create">
          <PenLine aria-hidden />
          {t('write')}
        </LinkButton>
      }
    >
      <List />
    </PeopleMember>
  );
};
