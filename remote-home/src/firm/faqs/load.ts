import type { LoadContext } from 'shared/remotes';
import { matchesWords, parseFaqQuery } from './faq-query';
import { faqTypes } from './faq-types';

/** The questions of the firm by kind, and those on the pages of its practices, as far as they pass the filters. */
export const loadFaqs = async ({ api, query: parameters }: LoadContext) => {
  const [{ faqs }, { practices }] = await Promise.all([api.faqs.list({ query: { limit: 100 } }), api.practices.list()]);
  const query = parseFaqQuery(parameters);
  const kinds = faqTypes.map((type) => ({
    type,
    code: null,
    name: null,
    questions: faqs.flatMap(({ _id, question, answer, ...faq }) =>
      faq.type === type ? [{ key: _id, question, answer }] : [],
    ),
  }));
  const fields = practices.map(({ code, name, questions }) => ({
    type: null,
    code,
    name,
    questions: (questions ?? []).map(({ question, answer }) => ({ key: question, question, answer })),
  }));
  const topics = [...kinds, ...fields].filter(({ questions }) => questions.length > 0);
  return {
    query,
    /** The options of the filter: topics that have a question. */
    topics: topics.map(({ type, code, name }) => ({ type, code, name })),
    groups: topics
      .filter(({ type, code }) => query.topic === '' || query.topic === (type ?? code))
      .map((topic) => ({ ...topic, questions: topic.questions.filter((one) => matchesWords(one, query.q)) }))
      .filter(({ questions }) => questions.length > 0),
  };
};

export type FaqsData = Awaited<ReturnType<typeof loadFaqs>>;
