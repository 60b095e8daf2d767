import { type AnswerState, answerStates, QueryBoundary, questionsI18n } from 'shared/account-forms';
import { formatDate } from 'shared/format';
import { Link, useSearchParams } from 'shared/router';
import { classNames, EmptyState, Pager } from 'shared/ui';
import { LinkTabs } from '../../components/LinkTabs';
import rows from '../../components/rows.module.css';
import section from '../../components/section.module.css';
import { buildPath, parseOption, readPageNumber } from '../../layout/query-params';
import { QuestionStatus } from './QuestionStatus';
import { useQuestions } from './queries';
import styles from './support.module.css';

const buildSupportPath = (status: AnswerState | null, page = 1) => buildPath('/matching/support', { status, page });

export const QuestionList = () => {
  const t = questionsI18n.useT();
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
              <ul className={rows.list}>
                {questions.map((question) => (
                  <li key={question._id}>
                    <Link className={classNames(rows.row, styles.row)} to={`/matching/support/${question._id}`}>
                      <span className={styles.type}>{t(question.type)}</span>
                      <span className={styles.subject}>{question.subject}</span>
                      <span className={section.facts}>
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
            <EmptyState
              title={t('none')}
              text={t('noneLead')}
              links={[
                { to: '/matching/support/create', text: t('write'), variant: 'primary' },
                { to: '/matching/faqs', text: t('faqs'), variant: 'quiet' },
              ]}
            />
          )
        }
      </QueryBoundary>
    </>
  );
};
