import { classNames, EmptyState, LinkButton, Prose, SelectField, TextField } from 'shared/ui';
import common from '../../layout/common.module.css';
import { FilterForm } from '../../layout/FilterForm';
import { Page } from '../../layout/Page';
import { FaqGroups } from './FaqGroups';
import styles from './faq-groups.module.css';
import { buildFaqsPath, parseFaqQuery } from './faq-query';
import { useFaqTypeT } from './faq-types';
import { useT } from './i18n';
import type { FaqsData } from './load';

type Topic = FaqsData['topics'][number];

export const FaqsPage = ({ data: { query, topics, groups } }: { data: FaqsData }) => {
  const t = useT();
  const typeT = useFaqTypeT();
  const isFiltered = query.q !== '' || query.topic !== '';
  const getTitle = ({ type, name }: Topic) => (type ? typeT(type) : (name ?? ''));
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <FilterForm
        path="/faqs"
        buildPath={(fields) => buildFaqsPath(parseFaqQuery(fields))}
        values={{ ...query }}
        isFiltered={isFiltered}
        labels={{ find: t('find'), reset: t('reset') }}
      >
        <SelectField label={t('topic')} name="topic" defaultValue={query.topic}>
          <option value="">{t('any')}</option>
          {topics.map((topic) => (
            <option key={topic.type ?? topic.code} value={topic.type ?? topic.code ?? ''}>
              {getTitle(topic)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('word')}
          name="q"
          type="search"
          defaultValue={query.q}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
        />
      </FilterForm>
      <p className={classNames(common.quiet, styles.count)} role="status">
        {t('count', { count })}
      </p>
      {count === 0 ? (
        <EmptyState title={t(isFiltered ? 'noMatch' : 'empty')}>
          {isFiltered && (
            <LinkButton small to="/faqs">
              {t('reset')}
            </LinkButton>
          )}
          <LinkButton small to="/consult">
            {t('ask')}
          </LinkButton>
        </EmptyState>
      ) : (
        <FaqGroups
          level={2}
          groups={groups.map((group) => ({
            title: getTitle(group),
            to: group.code ? `/practices/${group.code}` : undefined,
            questions: group.questions.map(({ key, question, answer }) => ({
              key,
              question,
              answer: group.type ? <Prose html={answer} /> : <p>{answer}</p>,
            })),
          }))}
        />
      )}
    </Page>
  );
};
