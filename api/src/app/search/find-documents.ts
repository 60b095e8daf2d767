import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Language, type LocalisedText, maxCountedMatches, type SearchKind, type Slugs } from 'shared/contract';
import { programs } from '../../auction/programs/table';
import { works } from '../../auction/works/table';
import { boards } from '../../firm/boards/table';
import { fairs } from '../../matching/fairs/table';
import type { Database } from '../../platform/database/connect';
import { shopProducts } from '../../shop/shop-products/table';
import { maxBodyLength } from './mark-text';
import type { SearchTerm } from './search-terms';
import { searchDocuments } from './table';

const { _id, kind, title, category, order, datedAt, visibleFrom, visibleUntil, titleKeys, nameKeys, keys, initials } =
  searchDocuments;

/** Added to the scores of a kind: the firm's own work comes before things that match as well, and before examples of it. */
const kindBonus: Partial<Record<SearchKind, number>> = {
  practice: 0.05,
  lawyer: 0.05,
  office: 0.05,
  case: -0.03,
  article: 0.03,
  faq: 0.03,
  notice: 0.03,
};
/** Documents of a kind that are compared with a misspelt word at most. */
const maxCompared = 200;
/** From here on a word is taken for another spelling of a word of the title; 1 is the same word. */
const minSimilarity = 0.4;
/** From here on the terms are in titles, at least most of them. */
const minTitleMatch = 0.8;

const isLike = (column: PgColumn, patterns: readonly string[]) =>
  or(...patterns.map((pattern) => sql`${column} like ${pattern}`)) ?? sql`false`;

/** Conditions: the term is in the title, in the title or the aliases, or anywhere; initial consonants are those of the title. */
const isInTitle = (term: SearchTerm) => isLike(term.initials ? initials : titleKeys, term.patterns);
const isInNames = (term: SearchTerm) => isLike(term.initials ? initials : nameKeys, term.patterns);
const isInText = (term: SearchTerm) => (term.initials ? isInNames(term) : isLike(keys, term.patterns));
/** Condition: both parts of what was written as one word are in the title or the aliases. */
const isSplitInNames = ({ splits }: SearchTerm) =>
  or(...splits.map((parts) => and(...parts.map((pattern) => sql`${nameKeys} like ${pattern}`)))) ?? sql`false`;

const startsWordOfTitle = ({ forms, initials: isInitial }: SearchTerm) =>
  isLike(
    isInitial ? initials : titleKeys,
    forms.map((form) => `% ${form}%`),
  );

/** How well a document has a term: 1 at the beginning of a word of its title, half in its body. */
const scoreTerm = (term: SearchTerm, otherwise: SQL) => sql`case when ${startsWordOfTitle(term)} then 1
  when ${isInTitle(term)} then 0.95 when ${isInNames(term)} then 0.9 when ${isInText(term)} then 0.5 else ${otherwise} end`;

/** The same for a term that is spelt otherwise: how similar a part of the names is, less if the title has no part of it. */
const scoreSpelling = (term: SearchTerm) => sql`case when ${isSplitInNames(term)} then 0.85
  else word_similarity(${term.forms.at(-1)}, ${nameKeys}) * case when ${isLike(titleKeys, term.pieces)} then 1 else 0.9 end end`;

const average = (scores: SQL[]) => sql`((${sql.join(scores, sql` + `)}) / ${scores.length}::float8)`;

/** What puts one of equally good documents first: its title begins with the search, or is hardly longer. */
const scoreTitle = (q: string, terms: readonly SearchTerm[]) => {
  const start = terms.map(({ forms }) => forms[0]).join(' ');
  const coverage = sql`least(1, ${q.length}::float8 / greatest(1, char_length(${title} ->> 'ko')))`;
  return sql`case when ${and(...terms.map(isInTitle))} then 0.1 * ${coverage} else 0 end
    + case when ${titleKeys} like ${` ${start}%`} then 0.1 when ${titleKeys} like ${`% ${start} %`} then 0.05 else 0 end`;
};

/** Condition and score of the documents that have every term. */
const matchAll = (terms: readonly SearchTerm[]) => ({
  condition: and(...terms.map(isInText)),
  score: average(terms.map((term) => scoreTerm(term, sql`0`))),
  limit: maxCountedMatches + 1,
  minMatch: 0,
});

/** Condition: a name has a part of a word that is spelt like the term, or two words that were written as one. */
const isLikeNames = (term: SearchTerm) => or(isLike(nameKeys, term.pieces), isSplitInNames(term));

/** The same for documents that have every term or something like it. */
const matchAllSimilar = (terms: readonly SearchTerm[]) => ({
  condition: and(...terms.map((term) => or(isInText(term), isLikeNames(term)))),
  score: average(terms.map((term) => scoreTerm(term, scoreSpelling(term)))),
  limit: maxCompared,
  minMatch: minSimilarity,
});

/** The same for documents whose names have one of the terms or something like it. */
const matchAnySimilar = (terms: readonly SearchTerm[]) => ({
  ...matchAllSimilar(terms),
  condition: or(...terms.map((term) => or(isInNames(term), isLikeNames(term)))),
});

export interface FoundDocument {
  kind: SearchKind;
  record: string;
  title: LocalisedText;
  /** In the language of the reader and in Korean; empty if the search leaves it out. */
  body: Partial<LocalisedText>;
  picture: string | null;
  /** Null if the records of its kind have none. */
  slugs: Slugs | null;
  /** How well the terms match: 1 if all are in the title. */
  match: number;
  /** Documents of its kind that match, as far as they were counted. */
  total: number;
}

interface DocumentSearch {
  q: string;
  terms: readonly SearchTerm[];
  kinds: readonly SearchKind[];
  /** Documents of each kind. */
  limit: number;
  /** The language of the bodies; null leaves them out. */
  language: Language | null;
  /** Categories whose products are not shown. */
  hiddenCategories: readonly string[];
}

type Matching = ReturnType<typeof matchAll>;

const selectSlugs = ({ slugs }: { slugs: PgColumn }, name: PgColumn) =>
  sql`(select ${slugs} from ${slugs.table} where ${name} = document.record limit 1)`;

/** The slugs of a document's record. */
const currentSlugs = sql`case
  when document.kind in ('article', 'notice') then ${selectSlugs(boards, boards._id)}
  when document.kind = 'lot' then ${selectSlugs(works, works._id)}
  when document.kind = 'program' then ${selectSlugs(programs, programs.code)}
  when document.kind = 'product' then ${selectSlugs(shopProducts, shopProducts._id)}
  when document.kind = 'fair' then ${selectSlugs(fairs, fairs._id)}
end`;

/** The query of the best documents of each kind, the best ones first. */
const buildQuery = ({ q, terms, kinds, limit, language, hiddenCategories }: DocumentSearch, matching: Matching) => {
  const kindList = sql`${sql.param(kinds)}::text[]`;
  const bonuses = sql`${sql.param(kinds.map((each) => kindBonus[each] ?? 0))}::float8[]`;
  const isOpen =
    hiddenCategories.length > 0
      ? sql`(${category} is null or ${category} <> all (${sql.param(hiddenCategories)}::text[]))`
      : undefined;
  const isVisible = sql`is_searchable(${visibleFrom}, ${visibleUntil})`;
  const shownBody = language
    ? sql`jsonb_build_object('ko', left(document.body ->> 'ko', ${maxBodyLength}),
        ${language}::text, left(document.body ->> ${language}::text, ${maxBodyLength}))`
    : sql`'{}'::jsonb`;
  return sql`
    select kinds.kind, document.record, document.title, ${shownBody} as body, document.picture,
      ${currentSlugs} as slugs, ranked.match, ranked.total
    from unnest(${kindList}, ${bonuses}) as kinds (kind, bonus)
    cross join lateral (
      select _id, match, match + bonus as score, "order", dated_at, count(*) over ()::int as total
      from (
        select ${_id}, ${order}, ${datedAt}, ${matching.score} as match, ${scoreTitle(q, terms)} as bonus
        from ${searchDocuments} where ${and(sql`${kind} = kinds.kind`, sql`(${matching.condition})`, isOpen, isVisible)}
        limit ${matching.limit}
      ) as candidates where match >= ${matching.minMatch}::float8
      order by score desc, "order", dated_at desc nulls last, _id limit ${limit}
    ) as ranked
    join search_documents as document on document._id = ranked._id
    order by ranked.score + kinds.bonus desc, array_position(${kindList}, kinds.kind), ranked."order", ranked.dated_at desc nulls last, ranked._id`;
};

const run = async (db: Database, search: DocumentSearch, matching: Matching) => {
  const { rows } = await db.execute<FoundDocument & Record<string, unknown>>(buildQuery(search, matching));
  return rows as FoundDocument[];
};

/** Finds documents that have every term; if no title has them, also those that have something like it. */
export const findDocuments = async (db: Database, search: DocumentSearch): Promise<FoundDocument[]> => {
  const { terms } = search;
  if (terms.length === 0) return [];
  const found = await run(db, search, matchAll(terms));
  if (found.some(({ match }) => match >= minTitleMatch)) return found;
  const similar = await run(db, search, matchAllSimilar(terms));
  return similar.length > 0 || terms.length === 1 ? similar : run(db, search, matchAnySimilar(terms));
};
