import type { CallResult, contract } from 'shared/contract';
import type { Language } from 'shared/i18n';

type Card = CallResult<typeof contract.cases.list>['cases'][number];

/** The part of a case that a card shows. The data of a page is sent twice, in its HTML and for hydration. */
export const toCaseCard = (
  { slug, title, summary, outcome, year, practices: codes, contentLanguages }: Card,
  practices: readonly { code: string; name: string }[],
  language: Language,
) => ({
  slug,
  /** The language of the text, if it is not that of the page. */
  lang: contentLanguages.includes(language) ? undefined : ('ko' as const),
  title,
  summary,
  outcome,
  year,
  practices: practices.filter(({ code }) => codes.includes(code)).map(({ name }) => name),
});

export type CaseCardData = ReturnType<typeof toCaseCard>;
