import { PenLine } from 'lucide-react';
import { QueryBoundary } from 'shared/account-forms';
import { formatDate } from 'shared/format';
import { Link, useSearchParams } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { LinkTabs } from '../../components/LinkTabs';
import { MemberPage } from '../../layout/MemberPage';
import { buildPath, parseOption, readPageNumber } from '../../layout/query-params';
import { supportI18n } from './i18n';
import { QuestionStatus } from './QuestionStatus';
import { type AnswerState, answerStates, useQuestions } from './queries';
import styles from './support.module.css';

const buildSupportPath = (status: AnswerState | null, page = 1) => buildPath('/matching/support', { status, page });

const QuestionList = () => {
  const t = supportI18n.useT();
  const [query] = useSearchParams();
  const status = parseOption(answerStates, query.get('status'));
  const page = readPageNumber(query);
  return (
    <>
      <LinkTabs
        label={t('states')}
        tabs={([null, ...answerStates] as const).map((state) => ({
          to: buildSupportPath(state),
          text: t(state ?? 'all'),
          current: state === status,
        }))}
      />
      <QueryBoundary query={useQuestions(page, status)}>
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
                        <QuestionStatus question={question} />
                        <time dateTime={question.createdAt}>{formatDate(question.createdAt)}</time>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              <Pager page={page} limit={limit} total={total} buildHref={(to) => buildSupportPath(status, to)} />
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
      </QueryBoundary>
    </>
  );
};

export const SupportPage = () => {
  const t = supportI18n.useT();
  return (
    <MemberPage
      title={t('title')}
      lead={t('lead')}
      action={
        <LinkButton variant="primary" small to="/matching/support/create">
          <PenLine aria-hidden />
          {t('write')}
        </LinkButton>
      }
    >
      <QuestionList />
    </MemberPage>
  );
};
