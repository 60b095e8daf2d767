import { toPlainText } from '../../layout/plain-text';

/** The filters of the questions; an empty string where there is none. */
export interface FaqQuery {
  q: string;
  /** The kind of the questions, or the code of a practice. */
  topic: string;
}

export const parseFaqQuery = (query: URLSearchParams): FaqQuery => ({
  q: (query.get('q') ?? '').normalize('NFC').trim().slice(0, 60),
  topic: query.get('topic') ?? '',
});

export const buildFaqsPath = (query: FaqQuery) => {
  const fields = (['topic', 'q'] as const).flatMap((name) => (query[name] ? [[name, query[name]]] : []));
  return fields.length > 0 ? `/faqs?${new URLSearchParams(fields)}` : '/faqs';
};

/** Whether a question or its answer, which is HTML, has every word of `q`. */
export const matchesWords = ({ question, answer }: { question: string; answer: string }, q: string) => {
  const text = `${question} ${toPlainText(answer, Number.POSITIVE_INFINITY)}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
