import type { FAQPage, WithContext } from 'schema-dts';

interface FrequentQuestion {
  question: string;
  /** Text or HTML. */
  answer: string;
}

/** The questions that a page answers; none for a page without. */
export const toFaqPage = (questions: readonly FrequentQuestion[]): WithContext<FAQPage>[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
