import { answerStates, CreateQuestionForm, QueryBoundary, QuestionContent, questionsI18n } from 'shared/account-forms';
import { api } from 'shared/client';
import { Link, useNavigate, useParams } from 'shared/router';
import { EmptyState, LinkButton } from 'shared/ui';
import { AccountLayout } from '../AccountLayout';
import { ContactList, getQuestionState, toQuestionItem } from '../ContactList';
import { FilterLinks } from '../FilterLinks';
import my from '../my.module.css';
import { PagedList } from '../PagedList';
import { useListQuery } from '../use-list-query';
import { useMemberList } from '../use-member-list';
import { useMemberQuery } from '../use-member-query';

const listPath = '/my/questions';
const pageSize = 10;

const Questions = () => {
  const t = questionsI18n.useT();
  const list = useListQuery('status', answerStates);
  const { page, filter } = list;
  const query = useMemberList('questions', `${filter} ${page}`, () =>
    api.questions.list({ query: { page, limit: pageSize, sort: '-createdAt', ...(filter && { status: filter }) } }),
  );
  return (
    <>
      <p className={my.actions}>
        <LinkButton small to={`${listPath}/create`}>
          {t('write')}
        </LinkButton>
      </p>
      <FilterLinks label={t('states')} list={list} getText={(state) => t(state ?? 'all')} />
      <PagedList
        query={query}
        list={list}
        empty={
          <EmptyState
            title={t('none')}
            text={t('noneLead')}
            links={[{ to: '/guide#faq', text: t('faqs'), variant: 'quiet' }]}
          />
        }
      >
        {(questions) => <ContactList items={questions.map((question) => toQuestionItem(question, t))} />}
      </PagedList>
    </>
  );
};

/** The member's questions to the firm, newest first. */
export const QuestionsPage = () => {
  const t = questionsI18n.useT();
  return (
    <AccountLayout title={t('title')} lead={t('lead')}>
      <Questions />
    </AccountLayout>
  );
};

const BackToList = () => (
  <p>
    <Link to={listPath}>{questionsI18n.useT()('list')}</Link>
  </p>
);

export const CreateQuestionPage = () => {
  const t = questionsI18n.useT();
  return (
    <AccountLayout title={t('createTitle')} lead={t('createLead')}>
      <CreateQuestionForm listPath={listPath} type="inquiry" />
      <BackToList />
    </AccountLayout>
  );
};

const Question = () => {
  const t = questionsI18n.useT();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useMemberQuery(`question ${id}`, async () => (await api.questions.get({ params: { id } })).question);
  return (
    <QueryBoundary key={id} query={query}>
      {(question) => (
        <article className={my.section} aria-labelledby="subject">
          <h2 id="subject">{question.subject}</h2>
          <QuestionContent
            question={question}
            status={<span className={my.chip}>{t(getQuestionState(question))}</span>}
            onChanged={() => void query.refetch()}
            onRemoved={() => void navigate(listPath, { replace: true })}
          />
        </article>
      )}
    </QueryBoundary>
  );
};

export const QuestionPage = () => {
  const t = questionsI18n.useT();
  return (
    <AccountLayout title={t('title')}>
      <Question />
      <BackToList />
    </AccountLayout>
  );
};
